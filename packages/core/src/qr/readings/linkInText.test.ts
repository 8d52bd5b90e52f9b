import { describe, expect, it } from 'vitest';
import { linkInText } from './linkInText.ts';
import { linkReadings } from './linkReadings.ts';

describe('linkInText', () => {
  it.each([
    ['menu.naver.com/store/1234', 'https://menu.naver.com/store/1234'],
    [' Naver.me/GxYz1234\n', 'https://Naver.me/GxYz1234'],
    ['example.co.kr?a=b', 'https://example.co.kr?a=b'],
    ['www.naver.com', 'https://www.naver.com'],
    ['https://naver.me/GxYz1234 메뉴판', 'https://naver.me/GxYz1234'],
    ['https://naver.me/GxYz1234 our menu', 'https://naver.me/GxYz1234'],
    ['메뉴판\nhttps://naver.me/GxYz1234', 'https://naver.me/GxYz1234'],
    ['메뉴판:https://naver.me/GxYz1234', 'https://naver.me/GxYz1234'],
    ['Menu: https://naver.me/GxYz1234.', 'https://naver.me/GxYz1234'],
    ['메뉴판(https://naver.me/GxYz1234), 예약', 'https://naver.me/GxYz1234'],
    ['https://naver.me/GxYz1234', 'https://naver.me/GxYz1234'],
  ])('finds the link in %j', (text, link) => {
    expect(linkReadings(linkInText(text) ?? '', URL.canParse)[0]).toBe(link);
  });

  it.each([
    '',
    'naver.com',
    'Node.js와 Vue.js',
    '안녕하세요.반갑습니다/하하',
    'Mr.Kim/Ms.Lee',
    'e.g./i.e.',
    'v1.2/notes',
    '홈페이지 www.example.com',
    'menu.naver.com/store/1234 메뉴판',
    'docs/readme.md',
    'name@example.com/a',
    'https://a.kr/1 https://b.kr/2',
    'https://',
    '{"url":"https://a.kr/1"}',
    '<a href="https://a.kr/1">a</a>',
    'BEGIN:VCARD\nFN:Kim\nURL:https://a.kr/1\nEND:VCARD',
    'SMSTO:01012345678:https://a.kr/1',
    'mailto:a@example.com?body=see https://a.kr/1',
    `https://a.kr/${'1'.repeat(1988)}`,
  ])('finds none in %j', (text) => {
    expect(linkReadings(linkInText(text) ?? '', URL.canParse)).toEqual([]);
  });

  it('passes a text of 2,000 characters', () => {
    const text = `https://a.kr/${'1'.repeat(1987)}`;
    expect(linkInText(text)).toBe(text);
  });
});
