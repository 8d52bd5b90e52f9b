import { defineSmoke } from '../../registry/defineSmoke.ts';

/** The tests' server listens to no exchange: nothing was traded, and the page is well. */
export default defineSmoke({
  expect: ['0%'],
  resets: false,
});
