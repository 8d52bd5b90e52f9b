import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { ContactMail } from './ContactMail.tsx';

describe.each(LANGUAGES)('a mail to the site in %s', (language) => {
  async function open() {
    const view = await renderView(() => <ContactMail address="help@example.org" />, 'info', language);
    const message = (key: string) => view.translate(`info:contact.mail.${key}`);
    const link = screen.getByRole('link', { name: view.translate('info:support.send') });
    link.addEventListener('click', (event) => event.preventDefault());
    return { ...view, message, link };
  }

  it('is asked about once the visitor has gone to write it, and not called sent before the visitor says so', async () => {
    const { message, link } = await open();
    expect(screen.queryByText(message('asked'), { selector: 'span' })).toBeNull();
    const regions = screen.getAllByRole('status');
    fireEvent.click(link);
    expect(screen.getByText(message('asked'))).toBeTruthy();
    await waitFor(() => expect(regions.map(({ textContent }) => textContent)).toContain(message('asked')));
    expect(screen.queryByText(message('sent'))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: message('confirm') }));
    expect(screen.getByText(message('sent'))).toBeTruthy();
    expect(screen.queryByText(message('asked'), { selector: 'span' })).toBeNull();
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(spoken()).toContain(message('sent')));
  });

  it('is asked about again when another is written', async () => {
    const { message, link } = await open();
    fireEvent.click(link);
    fireEvent.click(screen.getByRole('button', { name: message('confirm') }));
    fireEvent.click(link);
    expect(screen.queryByText(message('sent'))).toBeNull();
    expect(screen.getByText(message('asked'))).toBeTruthy();
  });
});

it('uses the words of the specification', async () => {
  const { translate } = await renderView(() => <ContactMail address={undefined} />, 'info', 'en');
  expect(translate('info:contact.mail.sent')).toBe('Message sent successfully!');
});
