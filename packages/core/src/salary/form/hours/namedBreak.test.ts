import { expect, it } from 'vitest';
import { namedBreak } from './namedBreak.ts';

it.each([
  ['09:00 ~ 18:00 (휴게 1시간)', 60, false],
  ['09:00 ~ 18:00, 휴게시간 90분 제외', 90, false],
  ['09:00 ~ 18:00 (휴게 1시간 별도)', 60, false],
  ['09:00 ~ 18:00 (휴게 60분 미포함)', 60, false],
  ['09:00 ~ 18:00 (점심 1.5시간 포함)', 90, true],
  ['09:00 ~ 18:00 (30 min break)', 30, false],
  ['09:00 ~ 18:00 (휴게시간 : 12시 00분 ~ 13시 00분)', '12시 00분 ~ 13시 00분', false],
  ['09:00 ~ 18:00 점심시간 12:00~13:00 제외', '12:00~13:00', false],
])('finds the break of %j', (text, length, isIncluded) => {
  expect(namedBreak(text)).toEqual({ work: '09:00 ~ 18:00', length, isIncluded });
});

it.each(['', '8시간', '휴게', '09:00~18:00 (휴게 포함)', '1시간 휴게'])('finds no break in %j', (text) => {
  expect(namedBreak(text)).toBeUndefined();
});
