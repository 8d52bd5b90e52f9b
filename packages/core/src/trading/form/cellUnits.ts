/** Money, by its sign or the name of its currency. */
export const MONEY = /\p{Sc}|(?:원|krw|usd[tc]?|eur|jpy)$/iu;
