import { rampColor, THEME_TOKENS, type RoseChartSector, type Theme } from '@airshed/kit'
import type { RoseModel } from './roseModel.ts'

/** Half the width of the line at the mean, relative to the length of the longest sector. */
const MEAN_SHARE = 0.008

/** The colour of each percentile: the band below it; weak for low ones, strong for high ones. */
export const bandColors = (count: number, theme: Theme): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    rampColor(count === 1 ? 0.5 : 0.1 + (0.9 * at) / (count - 1), theme),
  )

/** The mean is a line in the text colour, visible on pale and strong bands. */
export const meanColorOf = (theme: Theme): string => THEME_TOKENS[theme].text

/**
 * Each sector in bands from percentile to percentile, the first from zero, with a line at the mean.
 * Sectors of few hours are faint. Negative values, which instruments report near zero, are clamped to
 * zero.
 */
export function roseSectors({ rose }: RoseModel, theme: Theme): readonly RoseChartSector[] {
  const colors = bandColors(rose.percentiles.length, theme)
  const longest = Math.max(0, ...rose.sectors.flatMap(({ percentiles }) => percentiles.map(length)))
  return rose.sectors.map(({ directionDeg, percentiles, mean, isFew }) => {
    let reached = 0
    const bands = percentiles.map((value, at) => {
      const from = reached
      reached = Math.max(from, length(value))
      return { id: String(at), from, to: reached, color: colors[at] ?? NO_COLOR, isFaint: isFew }
    })
    const line = longest * MEAN_SHARE
    const middle = length(mean)
    return {
      id: String(directionDeg),
      directionDeg,
      parts:
        mean === null || mean <= 0
          ? bands
          : [
              ...bands,
              {
                id: 'mean',
                from: Math.max(0, middle - line),
                to: middle + line,
                color: meanColorOf(theme),
                isFaint: isFew,
              },
            ],
    }
  })
}

const NO_COLOR = 'transparent'

const length = (value: number | null): number => Math.max(0, value ?? 0)
