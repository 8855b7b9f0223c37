import type { ClassResiduals } from '@airshed/console-kit'
import { THEME_TOKENS, type PlotFigure, type Theme } from '@airshed/kit'

export interface ResidualNames {
  /** Names of the axes. */
  grouping: string
  residual: string
}

/** Mean residual of each class, with its standard deviation to both sides, and a line where the residual is zero. */
export function residualFigure(
  { bins }: ClassResiduals,
  names: ResidualNames,
  theme: Theme,
): PlotFigure {
  const { muted, series1 } = THEME_TOKENS[theme]
  const x = bins.map(({ from, to }) => (from + to) / 2)
  const ends = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1]
  return {
    traces: [
      {
        kind: 'line',
        id: 'residuals',
        color: series1,
        hasMarks: true,
        interval: 'bars',
        x,
        y: bins.map(({ mean }) => mean),
        low: bins.map(({ mean, deviation }) => mean - (deviation ?? 0)),
        high: bins.map(({ mean, deviation }) => mean + (deviation ?? 0)),
      },
      {
        kind: 'line',
        id: 'zero',
        isBackground: true,
        isDashed: true,
        color: muted,
        x: ends,
        y: [0, 0],
      },
    ],
    x: { title: names.grouping },
    y: { title: names.residual },
  }
}
