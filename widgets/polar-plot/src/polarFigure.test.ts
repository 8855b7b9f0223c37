import { widgetData } from '@airshed/testing'
import { expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { needs } from './needs.ts'
import { meanBands, meanColor } from './polarColors.ts'
import { polarFigure } from './polarFigure.ts'
import { polarModelOf } from './polarModel.ts'

const DAY_MS = 86_400_000
const TO = Date.UTC(2026, 2, 14, 17)

function built(days = 30) {
  const range = { from: TO - days * DAY_MS, to: TO }
  const model = polarModelOf(usual, widgetData(needs(usual), { range }))
  if (model === null) throw new Error('expected a plot, got none')
  const bands = meanBands(model.plot, 'light')
  const look = {
    bands,
    ringColor: '#888888',
    dotColors: ['#000000', '#ffffff'] as const,
    locale: 'en',
    isNarrow: false,
  }
  const figure = polarFigure(model, look)
  const [cells] = figure.traces
  const colors = cells?.kind === 'cells' ? Array.from(cells.colors, (row) => Array.from(row)) : []
  return { model, bands, figure, colors }
}

it('colours cells by mean, and dots every second cell with few hours', () => {
  const { model, bands, figure, colors } = built()
  const { axis, means, hours, fewBelow } = model.plot
  expect(colors).toEqual(
    means.map((row) => row.map((mean) => (mean === null ? null : meanColor(mean, bands)))),
  )
  const dots = figure.traces.flatMap((trace) =>
    trace.kind === 'marks' ? Array.from(trace.x, (x, at) => `${x} ${trace.y[at]}`) : [],
  )
  const few = means.flatMap((row, up) =>
    row.flatMap((mean, across) =>
      mean !== null && (hours[up]?.[across] ?? 0) < fewBelow && (up + across) % 2 === 0
        ? [`${axis[across]} ${axis[up]}`]
        : [],
    ),
  )
  expect(few.length).toBeGreaterThan(20)
  expect(dots.toSorted()).toEqual(few.toSorted())
})

it('scales both axes alike, with rings and the four compass points', () => {
  const { figure } = built()
  expect(figure.isSquare).toBe(true)
  expect(figure.x?.range).toEqual(figure.y?.range)
  const winds = figure.notes?.filter(({ isStrong }) => isStrong)
  expect(winds?.map(({ words }) => words)).toEqual(['N', 'E', 'S', 'W'])
  expect([winds?.[0]?.x.toFixed(3), Math.sign(winds?.[0]?.y ?? 0)]).toEqual(['0.000', 1])
  // Rings and dots say nothing under the pointer: the cells below them do.
  expect(figure.traces.slice(1).every(({ isBackground }) => isBackground === true)).toBe(true)
})

it('scales colours by cells with enough hours, not by a single gust', () => {
  const { model, bands } = built()
  const { means, hours, fewBelow } = model.plot
  const firm = means.flatMap((row, at) =>
    row.filter((mean, place) => mean !== null && (hours[at]?.[place] ?? 0) >= fewBelow),
  ) as number[]
  expect(bands.at(-1)?.to).toBeGreaterThanOrEqual(Math.max(...firm))
  expect(meanColor(1e9, bands)).toBe(bands.at(-1)?.color)
  expect(meanColor(-1, bands)).toBe(bands[0]?.color)
})
