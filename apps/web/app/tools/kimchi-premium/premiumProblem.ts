import { AppError } from '../../data/appError.ts';

export type PremiumProblem = 'krw' | 'usd' | 'fx' | 'refused' | 'timeout' | 'unreachable' | 'network' | 'other';

const BY_CODE: ReadonlyMap<string | undefined, PremiumProblem> = new Map([
  ['KRW_PRICE', 'krw'],
  ['USD_PRICE', 'usd'],
  ['FX', 'fx'],
]);

/**
 * The cause of a failure, as the page has sentences for it: a figure is missing, our server says no, it does not answer,
 * it cannot be reached, or there is no network.
 *
 * @param isOnline what the browser believes of its network
 */
export function premiumProblem(error: unknown, isOnline: boolean): PremiumProblem {
  if (!(error instanceof AppError)) return 'other';
  const { kind, facts } = error;
  const named = BY_CODE.get(facts.serverCode) ?? BY_CODE.get(facts.code);
  if (named !== undefined) return named;
  if (kind === 'network') return isOnline ? 'unreachable' : 'network';
  if (kind === 'timeout') return 'timeout';
  return kind === 'api' || kind === 'validation' ? 'refused' : 'other';
}
