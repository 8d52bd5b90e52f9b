import { describe, expect, it } from 'vitest';
import { qwertyKeys } from './qwertyKeys.ts';

describe('qwertyKeys', () => {
  it.each([
    ['ㅠㅅㅊ', 'btc'],
    ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ', 'qwertyuiopasdfghjklzxcvbnm'],
    ['ㅃㅉㄸㄲㅆㅒㅖ', 'QWERTOP'],
    ['값', 'rkqt'],
    ['꽤괜찮', 'Rhorhoscksg'],
    ['A1 가', 'A1 rk'],
  ])('%j was typed with %j', (text, keys) => {
    expect(qwertyKeys(text)).toBe(keys);
  });
});
