import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Language, loadMessages, loadPolicy } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../site/siteConfig.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import PrivacyPage from './PrivacyPage.tsx';

const SECTION_COUNT: Readonly<Record<Language, number>> = { ko: 18, en: 8 };

describe.each(LANGUAGES)('the privacy page in %s', (language) => {
  const other: Language = language === 'ko' ? 'en' : 'ko';

  async function open() {
    const view = await act(() => renderView(PrivacyPage, 'info', language));
    const own = await loadPolicy(language);
    await screen.findByRole('heading', { level: 2, name: own.title });
    return { ...view, own };
  }

  async function choose(version: Language, label: string) {
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: label })));
    const { title } = await loadPolicy(version);
    await screen.findByRole('heading', { level: 2, name: title });
  }

  const article = () => screen.getByRole('article');

  it('has its name as the only h1 and opens with the policy of its own language', async () => {
    const { translate, own } = await open();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      translate('meta:pages.privacy.name'),
    ]);
    expect(article().textContent).toContain(own.date);
    expect(within(article()).getAllByRole('heading', { level: 3 })).toHaveLength(SECTION_COUNT[language]);
    expect(article().closest('[lang]')?.getAttribute('lang')).toBe(language);
  });

  it('shows the other version on request, marked as its language, and goes back', async () => {
    const { translate } = await open();
    await choose(other, translate(`shell:language.${other}`));
    expect(within(article()).getAllByRole('heading', { level: 3 })).toHaveLength(SECTION_COUNT[other]);
    expect(article().closest('[lang]')?.getAttribute('lang')).toBe(other);
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toBeNull();
    await choose(language, translate(`shell:language.${language}`));
    expect(article().closest('[lang]')?.getAttribute('lang')).toBe(language);
  });

  it('leads to every section by a link', async () => {
    const { own } = await open();
    const links = within(screen.getByRole('navigation', { name: own.contents })).getAllByRole('link');
    expect(links).toHaveLength(SECTION_COUNT[language]);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('follows the language of the page, whatever was chosen under the one before', async () => {
    const { i18n, translate } = await open();
    await choose(other, translate(`shell:language.${other}`));
    await choose(language, translate(`shell:language.${language}`));
    for (const bundle of ['base', 'info'] as const) await loadMessages(i18n, other, bundle);
    await act(async () => void (await i18n.changeLanguage(other)));
    const { title } = await loadPolicy(other);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  });

  it.each([
    ['https://www.openstreetmap.org/export/embed.html?marker={lat},{lng}', 'OpenStreetMap'],
    ['https://maps.example.org/embed?at={lat},{lng}', 'maps.example.org'],
  ])('names the service of the map %s', async (mapTemplate, name) => {
    Object.assign(siteConfig, { mapTemplate });
    await open();
    const names = ['OpenStreetMap', 'maps.example.org'].filter((text) => screen.queryByText(text) !== null);
    expect(names).toEqual([name]);
  });

  it('takes inquiries about both versions, and says whether statistics are sent', async () => {
    const { translate } = await open();
    const inquiry = screen.getByRole('region', { name: translate('info:privacy.inquiry.title') });
    expect(inquiry.textContent).toContain(translate('info:privacy.inquiry.body'));
    expect(inquiry.textContent).toContain(translate('info:support.notSet'));
    expect(screen.getByText(translate('info:privacy.analyticsOff'))).toBeTruthy();
  });
});
