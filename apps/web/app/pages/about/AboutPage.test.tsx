import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registry } from '../../registry/registry.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import AboutPage from './AboutPage.tsx';
import { technologies } from './technologies.ts';

const TECHNOLOGY_COUNT = 8;

describe.each(LANGUAGES)('the about page in %s', (language) => {
  async function open() {
    const view = await renderView(AboutPage, 'info', language);
    const message = (key: string) => view.translate(`info:about.${key}`);
    const section = (key: string) => screen.getByRole('region', { name: message(`${key}.title`) });
    return { ...view, message, section };
  }

  it('has its name as the only h1', async () => {
    const { translate } = await open();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      translate('meta:pages.about.name'),
    ]);
  });

  it('shows four figures: the tools and languages there are, the users and uptime that are claimed', async () => {
    const { section, message } = await open();
    const figures = section('highlights').textContent;
    for (const id of ['tools', 'users', 'languages', 'uptime'])
      expect(figures).toContain(message(`highlights.${id}.label`));
    for (const figure of [`${registry.tools.length}+`, '1,000+', '2', '99.9%']) expect(figures).toContain(figure);
  });

  it('has four feature cards and three team cards', async () => {
    const { section, message } = await open();
    const titles = (key: string) =>
      within(section(key))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    expect(titles('features')).toEqual(
      ['fast', 'secure', 'global', 'community'].map((id) => message(`features.${id}.title`)),
    );
    expect(titles('team')).toEqual(['development', 'design', 'planning'].map((id) => message(`team.${id}.title`)));
  });

  it('says what it is for and what it is built with', async () => {
    const { section } = await open();
    expect(section('mission').textContent).not.toBe('');
    const items = within(section('technologies')).getAllByRole('listitem');
    expect(items).toHaveLength(TECHNOLOGY_COUNT);
    for (const [index, { name }] of technologies.entries()) expect(items[index]?.textContent).toContain(name);
  });

  it('leads developers to the reference of the core in the same language', async () => {
    const { section, message } = await open();
    const link = within(section('reference')).getByRole('link', { name: message('reference.link') });
    expect(link.getAttribute('href')).toBe(language === 'ko' ? '/docs' : '/en/docs');
  });

  it('says that no support address is set where none is', async () => {
    const { section, translate } = await open();
    expect(section('contact').textContent).toContain(translate('info:support.notSet'));
  });
});
