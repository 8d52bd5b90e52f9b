/** What is left of a wandering after a minute, so that it stays within bounds. */
const MEMORY = 0.997;

/**
 * A wandering about zero, of which each call is the next step: as far in a minute, whether it is walked in one step or in
 * sixty.
 *
 * @param step how far it may go in a minute, both ways together
 * @param stepsPerMinute how often it is asked
 */
export function wandering(step: number, stepsPerMinute: number, random: () => number): () => number {
  const memory = MEMORY ** (1 / stepsPerMinute);
  const length = step / Math.sqrt(stepsPerMinute);
  let place = 0;
  return () => {
    place = place * memory + (random() - 0.5) * length;
    return place;
  };
}
