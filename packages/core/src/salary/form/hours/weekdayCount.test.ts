import { expect, it } from 'vitest';
import { weekdayCount } from './weekdayCount.ts';

it.each([
  ['월~금', 5],
  ['월∼금', 5],
  ['월-금', 5],
  ['월―금', 5],
  ['월 ～ 토', 6],
  ['월요일부터 금요일까지', 5],
  ['토~월', 3],
  ['월,수,금', 3],
  ['월, 수, 금', 3],
  ['화·목', 2],
  ['토/일', 2],
  ['월 수 금', 3],
  ['월수금', 3],
  ['월화수목금토일', 7],
  ['월요일, 수요일', 2],
  ['평일', 5],
  ['주중', 5],
  ['주말', 2],
  ['Mon-Fri', 5],
  ['Monday to Friday', 5],
  ['Mon, Wed, Fri', 3],
  ['Tues, Thurs', 2],
  ['Weekdays', 5],
  ['Monday through Friday', 5],
  ['Mon thru Sat', 6],
  ['Sat & Sun', 2],
  ['Mon, Wed and Fri', 3],
  ['Tuesday, Thursday, and Saturday', 3],
  ['월 & 수', 2],
  ['주 5일 (월~금)', 5],
  ['주5일(월-금)', 5],
  ['주 3일: 월, 수, 금', 3],
  ['월~금 (주5일)', 5],
  ['월~금 5일', 5],
  ['평일 5일', 5],
  ['5 days a week (Mon-Fri)', 5],
  ['Mon-Fri, 5 days', 5],
])('counts the days of %s', (text, days) => {
  expect(weekdayCount(text)).toBe(days);
});

it.each([
  ...[
    '',
    '5',
    '월',
    '월요일',
    '일',
    '금일',
    '월일',
    '토목',
    '월~월',
    '월,월',
    '월수월',
    '월화수목금토일월',
    '월급',
    '평일 8시간',
  ],
  ...['월~', '~금', 'Month-Friday', 'Monster', '월,수,', '월~수~금'],
  ...['주 4일 (월~금)', '주 5일', '평일 25일', '월 5일 금', 'Mon and', '12월 5일'],
])('counts no days of %j', (text) => {
  expect(weekdayCount(text)).toBeUndefined();
});
