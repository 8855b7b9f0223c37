/** Creating a format takes longer than everything else here, and legends are rewritten with each reading. */
const formats = new Map<string, Intl.NumberFormat>()

function wholePercent(percent: number, locale: string): string {
  const language = locale.replace('_', '-')
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { style: 'percent' })
  formats.set(language, format)
  return format.format(percent / 100)
}

/**
 * A part of a whole in whole percent. Almost all is not all, and little is not nothing: between 0 and 1 it stays
 * within 1 % and 99 %.
 *
 * @param share 0–1
 */
export const formatShare = (share: number, locale: string): string =>
  wholePercent(
    share <= 0 ? 0 : share >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(share * 100))),
    locale,
  )

/**
 * How much of what was expected exists, in whole percent. Rounded down, so that what is below a threshold never
 * reads as the threshold.
 *
 * @param coverage 0–1
 */
export const formatCoverage = (coverage: number, locale: string): string =>
  // The addition undoes the error of the division that made the share: 0.29 × 100 is 28.999…
  wholePercent(Math.floor(Math.min(1, Math.max(0, coverage)) * 100 + 1e-9), locale)
