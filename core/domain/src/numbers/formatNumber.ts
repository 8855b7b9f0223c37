import { decimalsOf } from './decimalsOf.ts'

/** Default decimals of a data point whose parameter does not define them. */
export const DEFAULT_PRECISION = 3

/** A tooltip shows at most this many decimals; a value with more is rounded to it. */
const TOOLTIP_DECIMALS = 4

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${locale}|${minimum}|${maximum}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
    })
    formats.set(key, format)
  }
  return format
}

const isShown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value)

/**
 * A value with a fixed number of decimals, so that columns of figures line up.
 *
 * @param precision decimals, default 3
 * @returns "–" for null and for values that are not finite numbers
 */
export function formatValue(
  value: number | null | undefined,
  locale: string,
  precision: number = DEFAULT_PRECISION,
): string {
  if (!isShown(value)) return '–'
  const rounded = numberFormat(locale, precision, precision).format(value)
  return /^-0([.,]0*)?$/.test(rounded) ? rounded.slice(1) : rounded
}

/** How many decimals a data point has. */
export interface ReadingDecimals {
  /** Of its parameter: more are never shown. */
  precision: number
  /** Most that its readings came with; absent: unknown, or converted to another unit, so that `precision` counts. */
  decimals?: number | undefined
}

/**
 * A reading with the decimals that readings of its data point come with: `35` of a sensor that sends whole numbers, `35.0`
 * of one that also sends 35.2. For means and other computed figures see `formatValue`.
 *
 * @returns "–" for null and for values that are not finite numbers
 */
export function formatReading(
  value: number | null | undefined,
  locale: string,
  { precision, decimals }: ReadingDecimals,
): string {
  if (decimals === undefined || !isShown(value)) return formatValue(value, locale, precision)
  // One with more than were known is not cut.
  const own = decimalsOf(value, precision)
  return formatValue(value, locale, Math.min(precision, Math.max(decimals, own)))
}

/** A value in full, rounded only if it has more than four decimals. */
export function formatTooltipValue(value: number | null | undefined, locale: string): string {
  return isShown(value) ? numberFormat(locale, 0, TOOLTIP_DECIMALS).format(value) : '–'
}
