import type { PlotAxis, PlotFigure, PlotTrace } from '@airshed/kit'
import { compassName, hourName, monthName, weekdayName } from '@airshed/kit'
import type { Variation, ViewId } from './variation.ts'

export interface ViewLook {
  locale: string
  /** Colour of the parameter. */
  color: string
  /** Shared by the views of a widget. */
  scale: readonly [number, number]
  /** Little space: fewer labels. */
  isNarrow: boolean
}

/** One view as a figure: the means, and their intervals as a band or as bars. */
export function viewFigure(
  view: ViewId,
  { cycles, dataPoint }: Variation,
  { locale, color, scale, isNarrow }: ViewLook,
): PlotFigure {
  const figures = cycles[view]
  const x = figures.map((_, group) => group)
  const y = figures.map(({ value }) => value)
  const isCircle = dataPoint.kind === 'direction'
  const isContinuous = view === 'hour' || view === 'weekdayHour'
  // A line from 350° to 10° would cross the south.
  const trace: PlotTrace = isCircle
    ? { kind: 'marks', id: view, color, x, y }
    : {
        kind: 'line',
        id: view,
        color,
        x,
        y,
        low: figures.map(({ low }) => low),
        high: figures.map(({ high }) => high),
        interval: isContinuous ? 'band' : 'bars',
        hasMarks: !isContinuous,
      }
  return {
    traces: [trace],
    x: { range: [-0.6, figures.length - 0.4], ticks: ticksOf(view, locale, isNarrow) },
    y: isCircle ? compassAxis(locale) : { range: scale },
    ...(view === 'weekdayHour'
      ? { dividers: [1, 2, 3, 4, 5, 6].map((day) => day * 24 - 0.5) }
      : {}),
  }
}

const FOUR_WINDS = [0, 90, 180, 270, 360]

const compassAxis = (locale: string): PlotAxis => ({
  // Leaves space for marks at the north.
  range: [-12, 372],
  ticks: FOUR_WINDS.map((at) => ({ at, words: compassName(at % 360, locale) })),
})

function ticksOf(view: ViewId, locale: string, isNarrow: boolean) {
  if (view === 'hour') {
    const every = isNarrow ? 6 : 3
    return Array.from({ length: 24 / every }, (_, index) => index * every).map((at) => ({
      at,
      words: hourName(at),
    }))
  }
  if (view === 'weekday') {
    return Array.from({ length: 7 }, (_, at) => ({ at, words: weekdayName(at, locale, 'short') }))
  }
  if (view === 'month') {
    return Array.from({ length: 12 }, (_, at) => ({
      at,
      words: monthName(at, locale, isNarrow ? 'narrow' : 'short'),
    }))
  }
  // The label of a day is at its midpoint.
  return Array.from({ length: 7 }, (_, day) => ({
    at: day * 24 + 11.5,
    words: weekdayName(day, locale, isNarrow ? 'short' : 'long'),
  }))
}
