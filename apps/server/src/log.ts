import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. Names of levels instead of pino's numbers, because people read them too. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
