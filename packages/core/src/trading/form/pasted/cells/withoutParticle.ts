/** A particle after a unit: 60,500원에 2개씩, 2개를. */
const PARTICLE = /(?<=[\p{L}%])[에씩]$|(?<=\p{Nd}\s?(?:원|주|개|좌|[a-z]{2,10}))[을를은는]$/iu;
/** The suffix that means "for this sum of money": 100만원어치, 100만원어치를. */
const WORTH = /\s?어치[씩를은는]?$/u;

/** Whether a suffix marks the cell as a sum of money: 100만원어치. */
export function isWorth(cell: string): boolean {
  return WORTH.test(cell.trim());
}

/** A cell without the particle after its amount, and without the suffix that marks a sum of money. */
export function withoutParticle(cell: string): string {
  return cell.trim().replace(WORTH, '').replace(PARTICLE, '');
}
