import { type WatchRefusalsOptions, watchRefusals } from './watchRefusals.ts';

/**
 * Watches whether the account lacks the right to commands that are only part of what a bus reads or writes; any other
 * reason is logged for all of it.
 *
 * @returns passes on the outcome of each of these commands
 */
export function watchRight(
  what: string,
  options: Pick<WatchRefusalsOptions, 'graceMs' | 'now' | 'log'>,
): <Reply>(command: Promise<Reply>) => Promise<Reply> {
  const onOutcome = watchRefusals({
    ...options,
    messages: [`the bus accepts no ${what}`, `the bus accepts ${what} again`],
    isConnected: () => false,
  });
  return async (command) => {
    try {
      const reply = await command;
      onOutcome();
      return reply;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('NOPERM')) onOutcome(error);
      throw error;
    }
  };
}
