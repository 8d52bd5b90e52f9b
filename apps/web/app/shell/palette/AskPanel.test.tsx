import { fireEvent, screen, within } from '@testing-library/react';
import { MAX_QUESTION_UNITS } from '@toolbox/core/intent';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { AskPanel } from './AskPanel.tsx';

function OpenPanel() {
  const first = useRef<HTMLInputElement>(null);
  return <AskPanel first={first} onClose={() => undefined} onContent={() => undefined} />;
}

describe.each(LANGUAGES)('the panel of the palette in %s', (language) => {
  async function find(query: string) {
    const { translate } = await renderView(OpenPanel, 'palette', language);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: query } });
    const pages = screen.queryByRole('group', { name: translate('palette:groups.pages') });
    const found = pages === null ? [] : within(pages).getAllByRole('option');
    return { translate, found: found.map(({ textContent }) => textContent) };
  }

  it.each(['home', language === 'ko' ? '홈' : 'Home'])('lists the home page for "%s"', async (query) => {
    const { found, translate } = await find(query);
    expect(found).toEqual([translate('shell:footer.home')]);
  });

  it('takes what follows qr as the text of a code, unless it is more of the name of the tool', async () => {
    const { translate } = await find('qr 안녕하세요');
    const answers = () => screen.queryByRole('group', { name: translate('palette:groups.answers') });
    const found = within(answers() as HTMLElement).getAllByRole('option');
    expect(found.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(translate('meta:tools.qr-generator.name')),
    ]);
    expect(screen.queryByRole('group', { name: translate('palette:groups.tools') })).toBeNull();
    const maker = language === 'ko' ? 'qr 생성' : 'qr generator';
    fireEvent.change(screen.getByRole('combobox'), { target: { value: maker } });
    expect(answers()).toBeNull();
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  });

  it('has another active option once its answer is another, which a screen reader reads then', async () => {
    await find('부가세 40000.5');
    const input = screen.getByRole('combobox');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    const seen = new Set<Element | null>();
    for (const query of ['400000 부가세', '4000000 부가세', '5000000 부가세']) {
      fireEvent.change(input, { target: { value: query } });
      expect(active()?.getAttribute('role')).toBe('option');
      seen.add(active());
    }
    expect(seen.size).toBe(3);
    const last = active();
    fireEvent.change(input, { target: { value: '5000000 부가세 ' } });
    expect(active()).toBe(last);
  });

  it('lists the tool that a query without results is about', async () => {
    const { translate } = await find('JSON 고장');
    const tools = screen.getByRole('group', { name: translate('palette:groups.tools') });
    const found = within(tools).getAllByRole('option');
    expect(found.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(translate('meta:tools.json-formatter.name')),
    ]);
  });
});

it.each(LANGUAGES)('answers the question that it was opened with, in %s', async (language) => {
  await renderView(
    () => (
      <AskPanel
        question="부가세 110만원 별도"
        first={{ current: null }}
        onClose={() => undefined}
        onContent={() => undefined}
      />
    ),
    'palette',
    language,
  );
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('부가세 110만원 별도');
});

it('takes a pasted text that is too long for a question, or has several lines, as content', async () => {
  const onContent = vi.fn();
  await renderView(
    () => <AskPanel first={{ current: null }} onClose={() => undefined} onContent={onContent} />,
    'palette',
    'ko',
  );
  const content = [`${'가'.repeat(MAX_QUESTION_UNITS)}나`, 'a\nb'];
  for (const text of ['가'.repeat(MAX_QUESTION_UNITS), 'a\n', ...content]) {
    fireEvent.paste(screen.getByRole('combobox'), { clipboardData: { getData: () => text } });
  }
  expect(onContent.mock.calls).toEqual(content.map((text) => [{ text }]));
});
