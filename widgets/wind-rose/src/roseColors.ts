import {
  bandOf,
  rampColor,
  sequentialScale,
  type PollutionRose,
  type ScaleBand,
  type Theme,
} from '@airshed/kit'

/** The colours of speed classes, slowest first: one hue, stronger with the wind. */
export function classColors(count: number, theme: Theme): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    rampColor(count === 1 ? 0.5 : 0.12 + (0.88 * index) / (count - 1), theme),
  )
}

/**
 * Bands for the means of a rose. These are never the grades of a profile: a mean of scattered hours has
 * the averaging period of no standard, so a grade would claim an assessment that nobody made.
 */
export function meanBands(rose: PollutionRose, theme: Theme): readonly ScaleBand[] {
  const means = rose.sectors.flatMap(({ classes }) => classes.flatMap(({ mean }) => mean ?? []))
  return sequentialScale(Math.min(...means), Math.max(...means), theme)
}

/** The colour of a mean; null without one. */
export const meanColor = (mean: number | null, bands: readonly ScaleBand[]): string | null =>
  mean === null ? null : (bandOf(bands, mean)?.color ?? null)
