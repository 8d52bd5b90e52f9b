import { defineSmoke } from '../../registry/defineSmoke.ts';

/** The test server follows no exchange: there are no trades, and the page works. */
export default defineSmoke({
  expect: ['0%'],
  resets: false,
});
