import type { PlainSocket, Surroundings } from './surroundings.ts';

function openBuiltIn(url: string): PlainSocket | undefined {
  return typeof WebSocket === 'undefined' ? undefined : new WebSocket(url);
}

/**
 * A program that is always online and never hidden, such as a bot.
 *
 * @param open opens a WebSocket; by default that of the platform, which Node has since version 22; without one, the
 *   status says that it is unsupported
 */
export function plainSurroundings(open: Surroundings['open'] = openBuiltIn): Surroundings {
  return {
    open,
    now: () => Date.now(),
    random: () => Math.random(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => true,
    isLocal: false,
    isHidden: () => false,
    watch: () => () => {},
  };
}
