/** A particle after a unit: 60,500원에 2개씩. */
const PARTICLE = /(?<=[\p{L}%])[에씩]$/u;

/** A cell without the particle that attaches its amount to the next word. */
export function withoutParticle(cell: string): string {
  return cell.trim().replace(PARTICLE, '');
}
