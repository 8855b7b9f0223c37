import type { Covered } from '../evaluator/figures.ts'
import { REASONS } from '../evaluator/readings.ts'

/** A number with its decimals and thousands separators; a dash for none. */
export function printed(value: number | null, decimals: number): string {
  if (value === null) return '–'
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const text = part === undefined ? grouped : `${grouped}.${part}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** A share of time from 0 to 1 in whole percent; 0% and 100% only where it is exactly that. */
export function printedShare(share: number | null): string {
  if (share === null) return '–'
  const percent = Math.round(100 * share)
  if (share > 0 && percent === 0) return '1%'
  return share < 1 && percent === 100 ? '99%' : `${percent}%`
}

/** "40 of 48 (83%)" */
export const printedCoverage = ({ count, expected, coverage }: Covered): string =>
  coverage === null
    ? printed(count, 0)
    : `${printed(count, 0)} of ${printed(expected, 0)} (${Math.floor(100 * coverage + 1e-9)}%)`

/** ", 2 readings left out: implausible", reason by reason. */
export const printedHidden = (counts: readonly number[]): string =>
  counts
    .map((count, at) =>
      count === 0
        ? ''
        : `, ${count} reading${count === 1 ? '' : 's'} left out: ${REASONS[at] ?? ''}`,
    )
    .join('')
