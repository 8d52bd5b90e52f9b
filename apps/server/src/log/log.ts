import { type Logger, pino } from 'pino';
import { standardSink } from './logSink.ts';

export type Log = Logger;

/** Accepts lines without blocking. */
export type LogDestination = { readonly write: (line: string) => void };

const NOWHERE: LogDestination = { write: () => undefined };

/** JSON lines on standard output. Level names instead of pino's numbers, because people read the log too. */
export function createLog(level: string, destination?: LogDestination): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  if (destination !== undefined || level === 'silent') return pino(options, destination ?? NOWHERE);
  const sink = standardSink();
  const log = pino(options, sink);
  sink.onRecovery((lost) => log.warn({ lost }, 'lines of the log were lost'));
  return log;
}
