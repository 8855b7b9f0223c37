/** Values that differ by less than this share are the same: a double has about 16 digits. */
const SAME_SHARE = 1e-13

/**
 * How many decimals a value has: 0 for 35, 1 for 35.2.
 *
 * @param most where it stops counting
 * @returns `most` for a value with more; 0 for what is not a finite number
 */
export function decimalsOf(value: number, most: number): number {
  if (!Number.isFinite(value)) return 0
  for (let decimals = 0; decimals < most; decimals += 1) {
    const scaled = value * 10 ** decimals
    if (Math.abs(scaled - Math.round(scaled)) <= SAME_SHARE * Math.abs(scaled)) return decimals
  }
  return most
}
