import type { Language } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';
import { categories } from '../../registry/categories.ts';
import { infoPages } from '../../site/infoPages.ts';
import { toolEntries } from '../../testing/toolEntries.ts';
import { nearestPages } from './nearestPages.ts';

async function nearest(path: string, language: Language = 'ko'): Promise<readonly string[]> {
  const tools = (await toolEntries(language)).map((entry) => ({
    path: entry.path,
    label: entry.label,
    names: `${entry.label},${entry.also},${entry.item}`,
  }));
  const others = [
    ...[...categories, ...infoPages].map(({ id, path: page }) => ({ path: page, label: id, names: id })),
    { path: '/docs', label: 'docs', names: 'document' },
    { path: '/en', label: 'English', names: 'english, eng' },
  ];
  return nearestPages(tools, others, path).map((page) => page.path);
}

describe('nearestPages', () => {
  it.each([
    ['/privacy', '/privacy-policy'],
    ['/contact-us', '/contact'],
    ['/contacts', '/contact'],
    ['/home', '/'],
    ['/donation', '/donate'],
    ['/calculators', '/calculator-tools'],
    ['/calculator', '/calculator-tools'],
    ['/crypto', '/crypto-tools'],
    ['/string', '/string-tools'],
    ['/string-tool', '/string-tools'],
    ['/doc', '/docs'],
    ['/english', '/en'],
    ['/calculator-tools/nothing-here', '/calculator-tools'],
    ['/kimchi-premium', '/crypto-tools/real-time-chart'],
    ['/kimp', '/crypto-tools/real-time-chart'],
    ['/calculator-tools/dday', '/calculator-tools/date-calculator'],
    ['/d-day', '/calculator-tools/date-calculator'],
    ['/wordcounter', '/string-tools/char-count'],
    ['/myip', '/location-tools/ip-lookup'],
    ['/글자수', '/string-tools/char-count'],
    ['/글자수세기', '/string-tools/char-count'],
    ['/%EA%B8%80%EC%9E%90%EC%88%98', '/string-tools/char-count'],
    ['/김프', '/crypto-tools/real-time-chart'],
    ['/qr-code', '/image-tools/qr-generator'],
    ['/image-tools/qr-generator&fbclid=1', '/image-tools/qr-generator'],
    ['/crypto-tools/qr-generator&fbclid=1', '/crypto-tools/qr-generator'],
    ['/string-tools/char-count%3Futm_source=kakao', '/string-tools/char-count'],
    ['/string-tools/char-count)', '/string-tools/char-count'],
    ['/string-tools/char-cuont', '/string-tools/char-count'],
    ['/vat', '/calculator-tools/vat-calculator'],
    ['/bim-calculator', '/calculator-tools/bmi-calculator'],
    ['/json-viewer', '/code-tools/json-formatter'],
    ['/나이', '/calculator-tools/age-calculator'],
    ['/calculator-tools/나이계산기', '/calculator-tools/age-calculator'],
    ['/crypto-tools/wei', '/crypto-tools/wei-converter'],
  ])('of %s begin with %s', async (path, expected) => {
    expect((await nearest(path))[0]).toBe(expected);
    expect((await nearest(path)).length).toBeLessThanOrEqual(3);
  });

  it('have the words as whole words, if any page does', async () => {
    expect(await nearest('/나이계산기')).toEqual(['/calculator-tools/age-calculator']);
  });

  it('are the same in English', async () => {
    expect((await nearest('/wordcounter', 'en'))[0]).toBe('/string-tools/char-count');
    expect((await nearest('/글자수', 'en'))[0]).toBe('/string-tools/char-count');
  });

  it.each([
    '/',
    '/zzz',
    '/cat-pictures',
    '/wp-login.php',
    '/password-generator',
    '/%E0%A4%A',
    '/&',
    `/${'a'.repeat(5000)}`,
  ])('of %s are none', async (path) => {
    expect(await nearest(path)).toEqual([]);
  });
});
