import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import ContactPage from './ContactPage.tsx';

describe.each(LANGUAGES)('the contact page in %s', (language) => {
  async function open() {
    const view = await renderView(ContactPage, 'info', language);
    const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
      view.translate(`info:contact.${key}`, values);
    const card = (key: string) => screen.getByRole('region', { name: message(`${key}.title`) });
    return { ...view, message, card };
  }

  it('has its name as the only h1, and the two badges', async () => {
    const { translate, message } = await open();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      translate('meta:pages.contact.name'),
    ]);
    // The same text is also in the card about what to expect.
    expect(screen.getAllByText(message('badges.quick')).length).toBeGreaterThan(0);
    expect(screen.getByText(message('badges.always', { availability: '24/7' }))).toBeTruthy();
  });

  it('states the response time and the business hours', async () => {
    const { card, message } = await open();
    const hours = card('hours').textContent;
    const times = [
      { from: '09:00', to: '18:00' },
      { from: '10:00', to: '17:00' },
    ].map((time) => message('hours.time', time));
    for (const fact of [message('hours.responseTime', { hours: 24 }), ...times]) expect(hours).toContain(fact);
  });

  it('has an info card of three and a card of questions with links that lead somewhere', async () => {
    const { card } = await open();
    expect(within(card('info')).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const links = within(card('questions')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/donate', '/privacy-policy', '/about']);
  });

  it('says in the mail card that no address is set where none is, and has no form', async () => {
    const { card, translate, container } = await open();
    expect(card('mail').textContent).toContain(translate('info:support.notSet'));
    expect(container.querySelector('form, input, textarea')).toBeNull();
  });
});

it('uses the words of the specification for its badges in English', async () => {
  const { translate } = await renderView(ContactPage, 'info', 'en');
  expect(translate('info:contact.badges.quick')).toBe('Quick Response');
  expect(translate('info:contact.badges.always', { availability: '24/7' })).toBe('24/7 Support');
});
