/* What components without words must not reach: `pnpm typecheck` fails where a line below compiles. */

// @ts-expect-error no formulas
export type Core = typeof import('@toolbox/core');
// @ts-expect-error no messages
export type Messages = typeof import('@toolbox/i18n');
