import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/kit'

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const
/** Smaller parts are left out. */
const PARTS_MAX = 2

/** A duration in its two largest parts, such as "2 hr 30 min". @param locale BCP 47 */
export function durationWords(ms: number, locale: string): string {
  let rest = Math.max(MINUTE_MS, Math.round(ms / MINUTE_MS) * MINUTE_MS)
  const parts: string[] = []
  for (const [unit, unitMs] of UNITS) {
    const count = Math.floor(rest / unitMs)
    rest -= count * unitMs
    if (count === 0 || parts.length >= PARTS_MAX) continue
    parts.push(
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    )
  }
  return parts.join(' ')
}
