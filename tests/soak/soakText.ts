import { rounded } from '../bench/figure.ts'
import { GROWTH_BOUND, type SoakSample, type Trend } from './verdict.ts'

export const SAMPLE_HEAD = [
  '| simulated hour | heap, MB | nodes | listeners | live readings |',
  '| -------------: | -------: | ----: | --------: | ------------: |',
].join('\n')

/** One row of the table. */
export const sampleRow = (
  { hour, heapBytes, nodes, listeners }: SoakSample,
  readings: number,
): string =>
  `| ${hour} | ${rounded(heapBytes / 1e6)} | ${nodes} | ${listeners} | ${readings.toLocaleString('en')} |`

/** The trend of one figure, in words. */
export function trendLine({ what, perDay, isFlat }: Trend): string {
  const sign = perDay < 0 ? '−' : '+'
  const growth = `${sign}${rounded(Math.abs(100 * perDay))} % a simulated day`
  const rule = `bound: +${100 * GROWTH_BOUND} %, the median slope after the first hour`
  return `${isFlat ? '✓' : '✗'} ${what}: ${growth} (${rule})`
}
