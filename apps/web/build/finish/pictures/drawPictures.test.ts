import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './drawPictures.ts';
import { breakLines } from './pictureSvg.ts';

const PAGE = { site: '도구상자', above: '계산기', name: '부가세 계산기', description: '부가세를 계산해 드려요.' };

async function hashOf(text: Partial<typeof PAGE>): Promise<string> {
  return createHash('sha256')
    .update(await drawPicture({ ...PAGE, ...text }))
    .digest('hex');
}

describe('drawPicture', () => {
  it('draws a PNG of the declared size', async () => {
    const png = Buffer.from(await drawPicture(PAGE));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('draws every syllable: texts that differ in one produce different pictures', async () => {
    const drawn = await Promise.all(['가', '나', 'a', '뷁'].map((name) => hashOf({ name })));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('escapes markup characters', async () => {
    expect(await hashOf({ name: 'A & <B>' })).not.toBe(await hashOf({ name: 'A' }));
  });
});

describe('breakLines', () => {
  it('breaks at spaces and keeps every word', () => {
    const text = '국내와 해외의 시세와 환율로 실시간 김치 프리미엄을 보여 드려요. 코인마다 최저와 최고도 알려 드려요.';
    const lines = breakLines(text, 38, 3);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
  });

  it('ends with an ellipsis if the text does not fit', () => {
    const lines = breakLines('word '.repeat(200).trim(), 38, 3);
    expect(lines).toHaveLength(3);
    expect(lines[2]?.endsWith('…')).toBe(true);
  });
});
