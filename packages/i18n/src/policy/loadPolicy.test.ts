import { describe, expect, it } from 'vitest';
import { loadPolicy } from './loadPolicy.ts';
import type { Policy, PolicyBlock } from './policy.ts';

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u;
const KOREAN_ARTICLES = 17;
const ENGLISH_SECTIONS = 8;

function textsOf(block: PolicyBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'rows' in block ? [block.caption, ...block.head, ...block.rows.flat()] : block;
}

function textOf({ title, date, intro, contents, sections }: Policy): string {
  const bodies = sections.flatMap((section) => [section.number, section.title, ...section.blocks.flatMap(textsOf)]);
  return [title, date, intro, contents, ...bodies].join('\n');
}

const ko = await loadPolicy('ko');
const en = await loadPolicy('en');

describe('the Korean policy', () => {
  it('has 17 articles in order and a supplementary provision', () => {
    const articles = Array.from({ length: KOREAN_ARTICLES }, (_, index) => `제${index + 1}조`);
    expect(ko.sections.map(({ number }) => number)).toEqual([...articles, '부칙']);
  });

  it('is effective from 2025.08.14', () => {
    expect(ko.date).toContain('2025.08.14');
    expect(ko.sections.at(-1)?.blocks.join(' ')).toContain('2025.08.14');
  });

  it('states every retention period', () => {
    const table = ko.sections[5]?.blocks.find((block) => typeof block === 'object' && 'rows' in block);
    const rows = table !== undefined && typeof table === 'object' && 'rows' in table ? table.rows : [];
    expect(rows.map(([record, period]) => [record, period])).toEqual([
      ['계약 또는 청약철회에 관한 기록', '5년'],
      ['대금 결제와 재화 공급에 관한 기록', '5년'],
      ['소비자의 불만 또는 분쟁 처리에 관한 기록', '3년'],
      ['표시·광고에 관한 기록', '6개월'],
      ['웹사이트 접속 기록', '3개월'],
      ['전자금융 거래에 관한 기록', '5년'],
      ['개인위치정보의 이용·제공에 관한 기록', '6개월'],
      ['부정 이용에 관한 기록', '이용 종료(탈퇴) 후 최대 1년'],
    ]);
  });

  it('asks for a separate consent between 21:00 and 08:00, and for a guardian under 14', () => {
    expect(textOf(ko)).toContain('21:00~08:00');
    expect(textOf(ko)).toContain('만 14세 미만');
  });

  it('has no unresolved particle', () => {
    expect(textOf(ko)).not.toMatch(/은\(는\)|이\(가\)|을\(를\)|와\(과\)/u);
  });
});

describe('the English policy', () => {
  it('has 8 sections in order and was last updated in January 2025', () => {
    const numbers = Array.from({ length: ENGLISH_SECTIONS }, (_, index) => `${index + 1}.`);
    expect(en.sections.map(({ number }) => number)).toEqual(numbers);
    expect(en.date).toContain('January 2025');
  });

  it('has no Korean text', () => {
    expect(textOf(en)).not.toMatch(HANGUL);
  });

  it('states the same periods, hours and age', () => {
    for (const fact of [
      '5 years',
      '3 years',
      '6 months',
      '3 months',
      'Up to 1 year after withdrawal',
      '21:00',
      '08:00',
    ])
      expect(textOf(en)).toContain(fact);
    expect(textOf(en)).toContain('under 14');
  });
});

describe.each([
  ['ko', ko],
  ['en', en],
])('the policy in %s', (_, policy) => {
  it('gives every section a unique anchor and content', () => {
    expect(new Set(policy.sections.map(({ id }) => id)).size).toBe(policy.sections.length);
    for (const { id, blocks } of policy.sections) {
      expect(blocks.length, id).toBeGreaterThan(0);
      for (const text of blocks.flatMap(textsOf)) expect(text.trim(), id).not.toBe('');
    }
  });

  it('has no empty row in its tables', () => {
    for (const block of policy.sections.flatMap(({ blocks }) => blocks)) {
      if (typeof block === 'string' || !('rows' in block)) continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });
});
