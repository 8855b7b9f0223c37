import {
  bandOf,
  gradeValue,
  rampColor,
  sequentialScale,
  type DeviceProfile,
  type Frame,
  type PollutionRose,
  type ScaleBand,
  type Theme,
} from '@airshed/kit'

/** The colours of classes of speeds, slowest first: one hue, stronger with the wind. */
export function classColors(count: number, theme: Theme): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    rampColor(count === 1 ? 0.5 : 0.12 + (0.88 * index) / (count - 1), theme),
  )
}

/** How a mean of a pollutant looks. */
export interface MeanLook {
  color: string
  /** Grade by the profile of the device; null: nobody judges it. */
  grade: { name: string; letter: string } | null
}

/** Bands for means that nobody judges; none where a profile does. */
export function meanBands(
  rose: PollutionRose,
  pollutant: Frame,
  profile: DeviceProfile | null,
  theme: Theme,
): readonly ScaleBand[] {
  if (profile?.ranges[pollutant.path] !== undefined) return []
  const means = rose.sectors.flatMap(({ classes }) => classes.flatMap(({ mean }) => mean ?? []))
  return sequentialScale(Math.min(...means), Math.max(...means), theme)
}

/** The look of a mean: its grade, else its place on the scale; null without a mean. */
export function meanLook(
  mean: number | null,
  pollutant: Frame,
  profile: DeviceProfile | null,
  bands: readonly ScaleBand[],
): MeanLook | null {
  if (mean === null) return null
  const grade = profile === null ? null : gradeValue(profile, pollutant.path, mean, pollutant.unit)
  if (grade !== null)
    return { color: grade.color, grade: { name: grade.name, letter: grade.letter } }
  const band = bandOf(bands, mean)
  return band === undefined ? null : { color: band.color, grade: null }
}
