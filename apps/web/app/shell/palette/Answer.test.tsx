import { readIntents } from '@toolbox/core/intent';
import { describe, expect, it } from 'vitest';
import { suggestionsFor } from '../../registry/suggestionsFor.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { Answer } from './Answer.tsx';

const CONTEXT = { today: { year: 2026, month: 11, day: 25 }, dateOrder: 'yearFirst' } as const;

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const HAZARDS = [
  ['0x000000000000000000000000000000000000dEaD', 'burn'],
  ['1BitcoinEaterAddressDontSendf59kuE', 'burn'],
  ['bc1z7k8c5u2s2z9qw9dt5y528ecra242mynan55fd5kejrcckh27exlqdyf2pl', 'unusedWitness'],
  ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'tokenContract'],
] as const;

const suggestedTools = (text: string) => suggestionsFor(readIntents(text, CONTEXT)).map(({ tool }) => tool.id);

describe.each(LANGUAGES)('the answer about an address in %s', (language) => {
  async function open(text: string) {
    const intent = readIntents(text, CONTEXT).find(({ kind }) => kind === 'address');
    const view = await renderView(() => intent && <Answer intent={intent} />, 'palette', language);
    const shown = view.container.textContent ?? '';
    view.unmount();
    return { ...view, shown };
  }

  it('says that the checksum of a good address passes', async () => {
    const { shown, translate } = await open(ETH);
    expect(shown).toContain(translate('address:checksums.passed'));
    expect(shown).not.toContain(translate('address:hazardTitle'));
  });

  it.each(HAZARDS)('warns of %s, and does not say that its checksum passes', async (text, hazard) => {
    const { shown, translate } = await open(text);
    expect(shown).toContain(translate('address:hazardTitle'));
    expect(shown).toContain(translate(`address:hazards.${hazard}`, { token: 'USDT' }));
    expect(shown).not.toContain(translate('address:checksums.passed'));
  });

  it('warns of a checksum that fails', async () => {
    const { shown, translate } = await open(ETH.replace('aAeb', 'aaeb'));
    expect(shown).toContain(translate('address:hazardTitle'));
    expect(shown).toContain(translate('address:checksums.failed'));
  });
});

describe.each(LANGUAGES)('the answer about bitcoin in %s', (language) => {
  it.each(['0.1 btc', '1000만 사토시'])('%s', async (text) => {
    const intent = readIntents(text, CONTEXT).find(({ kind }) => kind === 'bitcoin');
    const { container, translate } = await renderView(() => intent && <Answer intent={intent} />, 'palette', language);
    expect(container.textContent).toBe(translate('palette:answers.bitcoin', { btc: '0.1', sats: '10,000,000' }));
    expect(suggestedTools(text)[0]).toBe('address-qr');
  });
});

describe.each(LANGUAGES)('the answer about VAT in %s', (language) => {
  it.each([
    ['부가세 110만원', ['1,210,000', '1,000,000']],
    ['합계 110만원', ['1,000,000', '1,210,000']],
    ['110만원 부가세 포함', ['1,000,000']],
    ['110만원+VAT', ['1,210,000']],
  ])('splits %s as its terms say', async (text, results) => {
    const [intent] = readIntents(text, CONTEXT);
    const { container } = await renderView(() => intent && <Answer intent={intent} />, 'palette', language);
    expect(container.textContent?.match(/1,210,000|1,000,000/gu)).toEqual(results);
  });
});

describe.each(LANGUAGES)('the answer about a period in %s', (language) => {
  it.each(['2026.11.25부터 40일', '2026-11-25 ~ 2027-01-03', '2027-01-03 ~ 2026-11-25'])(
    'counts %s with and without its first day',
    async (text) => {
      const intent = readIntents(text, CONTEXT).find(({ kind }) => kind === 'dateSpan');
      const { container } = await renderView(() => intent && <Answer intent={intent} />, 'palette', language);
      expect(container.textContent?.match(/\b(?:39|40)(?=일| days| counting)/gu)).toEqual(['39', '40']);
      // The option of the tool with this name adds two days.
      expect(container.textContent).not.toMatch(/둘 다 포함|both/u);
    },
  );
});

describe.each(LANGUAGES)('the answer about a date in %s', (language) => {
  async function open(text: string) {
    const intent = readIntents(text, CONTEXT).find(({ kind }) => kind === 'dateShift' || kind === 'date');
    return await renderView(() => intent && <Answer intent={intent} />, 'palette', language);
  }

  it.each([
    '90 days ago',
    '100 days from today',
    'in 1 week',
    '100일 전',
    '2026-11-25 + 60 days',
    '2026.11.25 100일 뒤',
  ])('does not say that the date of %s is today', async (text) => {
    const { container, translate } = await open(text);
    expect(container.textContent).not.toBe('');
    expect(container.textContent).not.toContain(translate('palette:answers.isToday'));
  });

  it('says of today that it is today', async () => {
    const { container, translate } = await open('2026-11-25');
    expect(container.textContent).toBe(translate('palette:answers.isToday'));
  });
});

it('offers a code for good addresses only', () => {
  expect(suggestedTools(ETH)).toContain('address-qr');
  for (const [text] of [...HAZARDS, [ETH.replace('aAeb', 'aaeb')]]) {
    expect(suggestedTools(text)).toContain('wallet-validator');
    expect(suggestedTools(text)).not.toContain('address-qr');
  }
});
