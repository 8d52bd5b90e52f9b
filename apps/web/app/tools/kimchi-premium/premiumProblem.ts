import { AppError } from '../../data/appError.ts';

export type PremiumProblem = 'krw' | 'usd' | 'fx' | 'timeout' | 'network' | 'other';

const BY_CODE: ReadonlyMap<string | undefined, PremiumProblem> = new Map([
  ['KRW_PRICE', 'krw'],
  ['USD_PRICE', 'usd'],
  ['FX', 'fx'],
]);

/** The cause of a failure, as the page has sentences for it. */
export function premiumProblem(error: unknown): PremiumProblem {
  if (!(error instanceof AppError)) return 'other';
  const { kind, facts } = error;
  const named = BY_CODE.get(facts.serverCode) ?? BY_CODE.get(facts.code);
  if (named !== undefined) return named;
  return kind === 'timeout' || kind === 'network' ? kind : 'other';
}
