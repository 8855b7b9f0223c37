import type { ThemeName } from '@airshed/ui'

/** A band of a scale: values from `from` up to `to`, in one colour. */
export interface ScaleBand {
  from: number
  to: number
  color: string
}

/** Maximum number of bands in a scale. */
const MOST_BANDS = 6

/**
 * One hue from faint to strong, against the surface of each theme: higher values contrast more with the background.
 * Lightness falls evenly (light) or rises evenly (dark), so that it can be read without colour as well.
 */
const RAMPS: Readonly<Record<ThemeName, readonly [faint: string, middle: string, strong: string]>> =
  {
    light: ['#d8e8ee', '#4c9cbc', '#0b3f5c'],
    dark: ['#1f3c4a', '#3d8fb3', '#c9ecfa'],
  }

/**
 * Bands of round width (1, 2 or 5 times a power of ten) from the lowest to the highest value, for parameters without a
 * profile.
 *
 * @returns one band when all values are equal; none when there are no values
 */
export function sequentialScale(
  minimum: number,
  maximum: number,
  theme: ThemeName,
): readonly ScaleBand[] {
  if (!Number.isFinite(minimum) || !Number.isFinite(maximum)) return []
  const rough = Math.max(maximum - minimum, Math.abs(maximum) * 1e-9, 1e-9) / (MOST_BANDS - 1)
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step =
    ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough * 0.999) ?? 10) * magnitude
  const first = Math.floor(minimum / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(maximum / step - 1e-9))
  const count = last - first
  return Array.from({ length: count }, (_, index) => ({
    from: Number(((first + index) * step).toPrecision(12)),
    to: Number(((first + index + 1) * step).toPrecision(12)),
    color: rampColor(count === 1 ? 0.5 : index / (count - 1), theme),
  }))
}

/** The band of a value; those beyond the ends belong to the outermost ones. */
export function bandOf(bands: readonly ScaleBand[], value: number): ScaleBand | undefined {
  return bands.find(({ to }) => value < to) ?? bands.at(-1)
}

/** A colour of the ramp of a theme. @param share 0 faint, 1 strong */
export function rampColor(share: number, theme: ThemeName): string {
  const [faint, middle, strong] = RAMPS[theme]
  return share < 0.5 ? mixed(faint, middle, share * 2) : mixed(middle, strong, share * 2 - 1)
}

function mixed(one: string, other: string, share: number): string {
  const channel = (color: string, at: number): number =>
    Number.parseInt(color.slice(1 + 2 * at, 3 + 2 * at), 16)
  const parts = [0, 1, 2].map((at) =>
    Math.round(channel(one, at) + (channel(other, at) - channel(one, at)) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}
