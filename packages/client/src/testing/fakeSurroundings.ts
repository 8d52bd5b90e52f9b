import type { PageEvent, Surroundings } from '../surroundings.ts';
import { type FakeConnection, fakeSocket } from './fakeSocket.ts';

export type FakeSurroundings = Surroundings & {
  readonly connections: readonly FakeConnection[];
  /** Advances the time and runs the timers in order. */
  readonly pass: (ms: number) => void;
  /** Advances the time but not the timers, as while a machine sleeps. */
  readonly suspend: (ms: number) => void;
  /** How many timers are pending. */
  readonly timers: () => number;
  readonly emit: (event: PageEvent) => void;
  online: boolean;
  hidden: boolean;
  heard: boolean;
  isLocal: boolean;
  /** How the browser reacts to opening a connection. */
  opens: 'yes' | 'never' | 'throws';
};

/** A page, a network and a clock controlled by a test. Random numbers are always 0.5. */
export function fakeSurroundings(): FakeSurroundings {
  const connections: FakeConnection[] = [];
  const pending = new Map<symbol, { at: number; readonly run: () => void }>();
  const watchers = new Set<(event: PageEvent) => void>();
  let now = 1_790_000_000_000;

  const around: FakeSurroundings = {
    connections,
    online: true,
    hidden: false,
    heard: false,
    isLocal: false,
    opens: 'yes',
    open: (url) => {
      if (around.opens === 'throws') throw new DOMException('refused', 'SecurityError');
      if (around.opens === 'never') return undefined;
      const { socket, connection } = fakeSocket(url);
      connections.push(connection);
      return socket;
    },
    now: () => now,
    random: () => 0.5,
    later: (run, ms) => {
      const key = Symbol();
      pending.set(key, { at: now + ms, run });
      return () => pending.delete(key);
    },
    isOnline: () => around.online,
    isHidden: () => around.hidden,
    isHeard: () => around.heard,
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    timers: () => pending.size,
    emit: (event) => {
      for (const watcher of watchers) watcher(event);
    },
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = [...pending].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
        if (due === undefined) break;
        pending.delete(due[0]);
        now = due[1].at;
        due[1].run();
      }
      now = end;
    },
    suspend: (ms) => {
      now += ms;
      for (const timer of pending.values()) timer.at += ms;
    },
  };
  return around;
}
