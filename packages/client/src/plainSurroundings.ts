import type { Surroundings } from './surroundings.ts';

/**
 * A program that is always online and never hidden, such as a bot.
 *
 * @param open opens a WebSocket; by default the one of the platform, which Node has since version 22
 */
export function plainSurroundings(open: Surroundings['open'] = (url) => new WebSocket(url)): Surroundings {
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
