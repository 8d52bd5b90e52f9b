import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { useIsQuestion } from './useIntents.ts';

// The rates of the pay are those of a known year.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25) }));
afterEach(() => vi.useRealTimers());

const QUESTIONS = [
  ...['연봉 5000만', '시급 10320', '부가세 1,100,000원', '월급 300', 'VAT 110,000', 'annual salary 50M'],
  ...['100 days from today', '1990-05-15 나이', '175cm 70kg', '30 gwei'],
];
const CONTENTS = ['', 'json', '부가세', '나이', 'vat', '3,000,000원', '8.8.8.8', '[1, 2]', 'https://example.com/'];

describe.each(LANGUAGES)('a question in %s', (language) => {
  async function isQuestion(text: string) {
    function Verdict() {
      return <output>{String(useIsQuestion()(text))}</output>;
    }
    await renderView(Verdict, 'palette', language);
    return screen.getByRole('status').textContent;
  }

  it.each(QUESTIONS)('is %s', async (text) => {
    expect(await isQuestion(text)).toBe('true');
  });

  it.each(CONTENTS)('is not "%s"', async (text) => {
    expect(await isQuestion(text)).toBe('false');
  });
});
