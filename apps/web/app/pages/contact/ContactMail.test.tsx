import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { ContactMail } from './ContactMail.tsx';

describe.each(LANGUAGES)('a mail to the site in %s', (language) => {
  async function open() {
    const view = await renderView(() => <ContactMail address="help@example.org" />, 'info', language);
    const words = (key: string) => view.say(`info:contact.mail.${key}`);
    const link = screen.getByRole('link', { name: view.say('info:support.send') });
    link.addEventListener('click', (event) => event.preventDefault());
    return { ...view, words, link };
  }

  it('is asked about once the visitor has gone to write it, and not called sent before the visitor says so', async () => {
    const { words, link } = await open();
    expect(screen.queryByText(words('asked'))).toBeNull();
    fireEvent.click(link);
    expect(screen.getByText(words('asked'))).toBeTruthy();
    expect(screen.queryByText(words('sent'))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words('confirm') }));
    expect(screen.getByText(words('sent'))).toBeTruthy();
    expect(screen.queryByText(words('asked'))).toBeNull();
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(spoken()).toContain(words('sent')));
  });

  it('is asked about again when another is written', async () => {
    const { words, link } = await open();
    fireEvent.click(link);
    fireEvent.click(screen.getByRole('button', { name: words('confirm') }));
    fireEvent.click(link);
    expect(screen.queryByText(words('sent'))).toBeNull();
    expect(screen.getByText(words('asked'))).toBeTruthy();
  });
});

it('uses the words of the specification', async () => {
  const { say } = await renderView(() => <ContactMail address={undefined} />, 'info', 'en');
  expect(say('info:contact.mail.sent')).toBe('Message sent successfully!');
});
