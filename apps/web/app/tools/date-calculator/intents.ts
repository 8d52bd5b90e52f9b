import { formatIsoDate } from '@toolbox/core/dates';
import { defineIntents } from '../../registry/defineIntents.ts';

export default defineIntents({
  takes: {
    dateShift: ({ from, count, unit }) => ({
      tab: 'shift',
      from: formatIsoDate(from),
      way: count < 0 ? 'subtract' : 'add',
      amount: String(Math.abs(count)),
      unit,
    }),
    dateSpan: ({ start, end, inclusion = 'none' }) => {
      const dates = { start: formatIsoDate(start), end: formatIsoDate(end) };
      return { tab: 'between', ...dates, asked: dates, inclusion };
    },
    date: ({ date }) => ({ tab: 'between', start: formatIsoDate(date) }),
  },
});
