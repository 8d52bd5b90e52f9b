import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { MAX_PROSE_UNITS, TextOutput } from './TextOutput.tsx';

describe.each(LANGUAGES)('TextOutput in %s', (language) => {
  async function show(text: string, prose?: boolean) {
    const { translate } = await renderView(
      () => <TextOutput label="out" text={text} prose={prose} />,
      'errors',
      language,
    );
    const output = screen.getByRole('group', { name: 'out' });
    return { translate, output, numbers: output.querySelectorAll('[data-number]').length };
  }

  it('numbers the lines of a list and not those of a prose', async () => {
    expect((await show('a\r\nb')).numbers).toBe(2);
    cleanup();
    const prose = await show('a\r\nb', true);
    expect(prose.numbers).toBe(0);
    expect(Array.from(prose.output.children, ({ textContent }) => textContent)).toEqual(['a', 'b']);
  });

  it(`lays out a prose of ${MAX_PROSE_UNITS} units whole, and of a longer one says how much is not`, async () => {
    expect((await show('a'.repeat(MAX_PROSE_UNITS), true)).output.textContent).toBe('a'.repeat(MAX_PROSE_UNITS));
    cleanup();
    const { output, translate } = await show('a'.repeat(MAX_PROSE_UNITS + 1), true);
    expect(output.textContent).toContain(translate('common:document.moreCharacters', { count: '10,001' }));
  });

  it('prints the first lines of a long text, and says how many of all they are', async () => {
    const { output, translate } = await show('line\n'.repeat(12_344));
    fireEvent(window, new Event('beforeprint'));
    const cut = translate('inputNotices:print.cut', { count: '2,000', total: '12,345' });
    expect(output.textContent?.endsWith(`line… ${cut}`)).toBe(true);
  });
});
