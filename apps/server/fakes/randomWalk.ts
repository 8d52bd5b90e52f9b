/** The share of a deviation that remains after a minute, which keeps the walk within bounds. */
const MEMORY = 0.997;

/**
 * A mean-reverting random walk around zero; each call is the next step. It moves equally far in a minute, whether in
 * one step or in sixty.
 *
 * @param step the range of the movement in a minute
 * @param stepsPerMinute number of calls per minute
 */
export function randomWalk(step: number, stepsPerMinute: number, random: () => number): () => number {
  const memory = MEMORY ** (1 / stepsPerMinute);
  const length = step / Math.sqrt(stepsPerMinute);
  let place = 0;
  return () => {
    place = place * memory + (random() - 0.5) * length;
    return place;
  };
}
