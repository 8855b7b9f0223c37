import { bandOf, sequentialScale, type PolarPlot, type ScaleBand, type Theme } from '@airshed/kit'

/**
 * Bands for the means of a plot. These are never the grades of a profile: a smoothed mean of scattered
 * hours has the averaging period of no standard.
 */
export function meanBands(
  { means, hours, fewBelow }: PolarPlot,
  theme: Theme,
): readonly ScaleBand[] {
  const all = means.flatMap((row, at) =>
    row.flatMap((mean, place) => (mean === null ? [] : [{ mean, near: hours[at]?.[place] ?? 0 }])),
  )
  // A cell of a single hour must not stretch the colour scale of all others.
  const firm = all.filter(({ near }) => near >= fewBelow)
  const known = (firm.length > 0 ? firm : all).map(({ mean }) => mean)
  if (known.length === 0) return []
  const least = known.reduce((one, other) => Math.min(one, other))
  const most = known.reduce((one, other) => Math.max(one, other))
  return sequentialScale(least, most, theme)
}

/** The colour of a mean; beyond the scale, the colour at its end. */
export function meanColor(mean: number, bands: readonly ScaleBand[]): string | null {
  const [first, last] = [bands[0], bands.at(-1)]
  if (first === undefined || last === undefined) return null
  if (mean <= first.from) return first.color
  return mean >= last.to ? last.color : (bandOf(bands, mean)?.color ?? null)
}

/** Whether the colour of a mean is in the stronger half of the scale. */
export const isStrong = (mean: number, bands: readonly ScaleBand[]): boolean =>
  mean >= (bands[Math.floor(bands.length / 2)]?.from ?? Number.POSITIVE_INFINITY)
