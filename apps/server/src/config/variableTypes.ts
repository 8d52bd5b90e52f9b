import { isIP } from 'node:net';
import { z } from 'zod';

export const unit = {
  kibibyte: 1024,
  mebibyte: 1024 * 1024,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
} as const;

/** A whole number in a range; without a default. */
export function wholeOf(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

export function whole(otherwise: number, min: number, max: number) {
  return wholeOf(min, max).default(otherwise);
}

/** A folder in quotes would be created below the current one: `docker run --env-file` keeps the quotes of its file. */
const QUOTED = /^(["']).*\1$/s;

/** A text; without a default. */
export function textOf() {
  return z
    .string()
    .trim()
    .refine((value) => !QUOTED.test(value), 'must not be in quotes, which are part of the value');
}

export function text(otherwise: string) {
  return textOf().default(otherwise);
}

/** Where to listen: `[::1]`, `0.0.0.0:80` and `http://0.0.0.0` would be looked up as names, and not be found. */
export function host(otherwise: string) {
  return z
    .string()
    .trim()
    .refine(
      (value) => isIP(value) !== 0 || /^[\p{L}\p{N}\p{M}_.-]+$/u.test(value),
      'must be an address such as 0.0.0.0 or ::, or a name, without brackets, a port and a protocol',
    )
    .default(otherwise);
}

/** The name of a public channel of Telegram. */
export function channelName(otherwise: string) {
  return z
    .string()
    .trim()
    .regex(
      /^[a-z]\w{3,31}$/i,
      `must be only the name of a channel, such as ${otherwise}, without @ and without an address`,
    )
    .default(otherwise);
}

export function oneOf<const Choice extends string>(choices: readonly Choice[], otherwise: NoInfer<Choice>) {
  return z.enum(choices, `must be one of ${choices.join(', ')}`).default(() => otherwise);
}

/** on or off; true, false, 1 and 0 are understood as well. */
export function flag(otherwise: boolean) {
  return z
    .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off')
    .transform((value) => value === 'on' || value === 'true' || value === '1')
    .default(otherwise);
}

export type ListRule = {
  readonly isItem: (item: string) => boolean;
  /** The requirement for items, as the end of a sentence that begins with "must be". */
  readonly meaning: string;
  /** Checks for items that look right but cannot work, in this order, with the ends of their error sentences. */
  readonly refused?: readonly (readonly [isRefused: (item: string) => boolean, sentence: string])[];
  /** Whether an empty list is allowed. */
  readonly mayBeEmpty?: boolean;
};

/** A comma-separated list of one kind, without duplicates and empty items. */
export function list(otherwise: string, rule: ListRule) {
  return z
    .string()
    .default(otherwise)
    .transform((value, context) => {
      const items = value.trim() === '' && rule.mayBeEmpty ? [] : value.split(',').map((item) => item.trim());
      const problem = listProblem(items, rule);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
      return items;
    });
}

function listProblem(items: readonly string[], { isItem, meaning, refused = [] }: ListRule): string | undefined {
  if (items.includes('')) return 'must not have an empty item between its commas';
  if (!items.every(isItem)) return `must be ${meaning}`;
  const [, sentence] = refused.find(([isRefused]) => items.some(isRefused)) ?? [];
  if (sentence !== undefined) return sentence;
  const again = items.findIndex((item, place) => items.indexOf(item) !== place);
  // Identified by its position, because a URL may contain a key, which must not be logged.
  return again === -1 ? undefined : `must not name anything twice, as its item ${again + 1} does`;
}
