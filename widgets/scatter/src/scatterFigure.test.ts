import { widgetData } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import colocation from '../fixtures/configs/colocation.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import type { ScatterConfig } from './config.ts'
import { needs } from './needs.ts'
import { extentOf, linesOf, scatterOf, type Scatter } from './scatter.ts'
import { scatterFigure } from './scatterFigure.ts'

const HOUR_MS = 3_600_000
const TO = Date.UTC(2026, 2, 14, 17)
const plain = {
  theme: 'light',
  color: '#0072b2',
  lineColor: '#000000',
  identityColor: '#888888',
  hasIdentity: true,
} as const
const lookOf = (scatter: Scatter, line?: ScatterConfig['line']) => ({
  ...plain,
  lines: linesOf({ line }, scatter),
})

function built(config: ScatterConfig, hours = 100) {
  const range = { from: TO - hours * HOUR_MS, to: TO }
  const found = scatterOf(config, widgetData(needs(config), { range }))
  if (found === null) throw new Error('expected pairs, got none')
  return found
}

describe('the figure of a scatter plot', () => {
  it('draws a mark for each pair, and the regression line between the extremes', () => {
    const scatter = built(usual)
    const [marks, line, ...others] = scatterFigure(scatter, lookOf(scatter)).traces
    expect(marks).toMatchObject({ kind: 'marks', x: scatter.pairs.points?.x })
    const [from, to] = extentOf(scatter.pairs, 'x') ?? []
    const { slope = 0, intercept = 0 } = scatter.pairs.regression ?? {}
    expect(line).toMatchObject({
      id: 'regression',
      x: [from, to],
      y: [intercept + slope * (from ?? 0), intercept + slope * (to ?? 0)],
    })
    expect(others).toEqual([])
  })

  it('draws the identity line for equal units, unless it is switched off', () => {
    const scatter = built(colocation as ScatterConfig)
    const ids = (hasIdentity: boolean) =>
      scatterFigure(scatter, { ...lookOf(scatter), hasIdentity }).traces.map(({ id }) => id)
    expect(ids(true)).toEqual(['pairs', 'regression', 'identity'])
    expect(ids(false)).toEqual(['pairs', 'regression'])
  })

  it('draws orthogonal regression instead of least squares, or both with one dashed', () => {
    const scatter = built(colocation as ScatterConfig)
    const linesIn = (line: ScatterConfig['line']) =>
      scatterFigure(scatter, lookOf(scatter, line)).traces.flatMap((trace) =>
        trace.kind === 'line' ? [[trace.id, trace.isDashed]] : [],
      )
    expect(linesIn('orthogonal')).toEqual([
      ['orthogonal', false],
      ['identity', true],
    ])
    expect(linesIn('both')).toEqual([
      ['orthogonal', false],
      ['regression', true],
      ['identity', true],
    ])
  })

  it('draws least squares when the units differ', () => {
    const scatter = built(usual)
    expect(linesOf({ line: 'orthogonal' }, scatter)).toEqual(linesOf({}, scatter))
    expect(linesOf({ line: 'both' }, scatter).map(({ id }) => id)).toEqual(['regression'])
  })

  it('draws density cells for thousands of pairs, and none without pairs', () => {
    const scatter = built(usual, 3_000)
    const [cells] = scatterFigure(scatter, lookOf(scatter)).traces
    const colors = cells?.kind === 'cells' ? Array.from(cells.colors, (row) => Array.from(row)) : []
    expect(colors.flat().map((color) => color === null)).toEqual(
      scatter.pairs.density?.counts.flat().map((count) => count === 0),
    )
  })
})
