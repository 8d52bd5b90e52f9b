/*
 * What the core must not reach, as the compiler sees it: `pnpm typecheck` fails where a line below compiles. Sources of
 * the core have no platform: time, network and randomness come as arguments.
 */

// @ts-expect-error there is no window
export type Window = typeof window;
// @ts-expect-error there is no network
export type Network = typeof fetch;
// @ts-expect-error there are no timers
export type Timers = typeof setTimeout;
// @ts-expect-error there is no process
export type Process = typeof process;
// @ts-expect-error there is no console
export type Console = typeof console;
// @ts-expect-error there is no React
export type React = typeof import('react');
