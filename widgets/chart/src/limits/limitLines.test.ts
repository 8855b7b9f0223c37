import { THEME_TOKENS, type useChartText, type AlertLimit, type Frame } from '@airshed/kit'
import { alertLimit, frame } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { limitLines, LIMIT_LINES_MAX, type LimitLinesOptions } from './limitLines.ts'

const PM25 = '1C00A3F7.0.0.0/132:5'
const PM10 = '1C00A3F7.0.0.0/132:7'
const TEMPERATURE = '1C00A3F7.0.0.0/131:1'
const DIRECTION = '1C00A3F7.0.0.0/150:2'

/** The texts of charts that limits use. */
const text: ReturnType<typeof useChartText> = (id, values = {}) =>
  `${String(values['period'])} ${{ 'charts.mean': 'mean', 'charts.energyMean': 'Leq' }[id as string] ?? id}`

const lines = (
  limits: readonly AlertLimit[],
  frames: readonly Frame[],
  changes: Partial<LimitLinesOptions> = {},
) =>
  limitLines(limits, {
    frames,
    series: frames.map(({ dataPointId: id, shortLabel: label }) => ({ id, label })),
    theme: 'light',
    locale: 'en-US',
    text,
    canWiden: true,
    ...changes,
  })

describe('the limit lines of a chart', () => {
  it('labels a limit with alert name, comparison and unit', () => {
    expect(lines([alertLimit(PM25)], [frame(PM25)]).lines).toMatchObject([
      { label: 'Dust at Quay Street: > 35 µg/m³', value: 35, unit: 'µg/m³', beyond: 'widen' },
    ])
  })

  it.each([
    ['of 24 hours', 86_400_000, 'Dust at Quay Street: 24 h mean > 35 µg/m³'],
    ['of 90 minutes', 5_400_000, 'Dust at Quay Street: 90 min mean > 35 µg/m³'],
  ])('labels the limit of a mean %s', (_, period_ms, label) => {
    expect(lines([alertLimit(PM25, { period_ms })], [frame(PM25)]).lines[0]?.label).toBe(label)
  })

  it('names the parameter of a limit when several share the axis', () => {
    const limits = [alertLimit(PM25, { value: 35, expr: 'gte' }), alertLimit(PM10, { value: 50 })]
    expect(lines(limits, [frame(PM25), frame(PM10)]).lines.map(({ label }) => label)).toEqual([
      'Dust at Quay Street: PM2.5 ≥ 35 µg/m³',
      'Dust at Quay Street: PM10 > 50 µg/m³',
    ])
  })

  it('converts a limit like the readings, 30 °C to 86 °F', () => {
    const inF = { ...frame(TEMPERATURE), unit: '°F' }
    const limit = alertLimit(TEMPERATURE, { name: 'Heat', value: 30, unit: '°C' })
    expect(lines([limit], [inF]).lines).toMatchObject([
      { value: 86, unit: '°F', label: 'Heat: > 86 °F' },
    ])
  })

  it('leaves out a limit whose unit cannot be converted', () => {
    const limit = alertLimit(PM25, { unit: 'dB' })
    expect(lines([limit], [frame(PM25)]).lines).toEqual([])
  })

  it('draws only limits of drawn parameters, and none of a direction', () => {
    const limits = [alertLimit(PM25), alertLimit(DIRECTION)]
    const frames = [frame(PM25), frame(DIRECTION)]
    const shown = { series: [{ id: DIRECTION, label: 'WD' }] }
    expect(lines(limits, frames, shown).lines).toEqual([])
  })

  it.each(['light', 'dark'] as const)('colours limits by level in the %s theme', (theme) => {
    const limits = (['critical', 'warning', 'info'] as const).map((level) =>
      alertLimit(PM25, { level, alert_id: level }),
    )
    const { danger, warning, accent } = THEME_TOKENS[theme]
    const { lines: drawn } = lines(limits, [frame(PM25)], { theme })
    expect(drawn.map(({ color }) => color)).toEqual([danger, warning, accent])
  })

  it('keeps a shared scale and only hints at limits beyond it', () => {
    expect(lines([alertLimit(PM25)], [frame(PM25)], { canWiden: false }).lines).toMatchObject([
      { beyond: 'hint' },
    ])
  })

  it('draws at most six limits, and counts the others', () => {
    const limits = Array.from({ length: 9 }, (_, at) => alertLimit(PM25, { alert_id: `a${at}` }))
    const { lines: drawn, more } = lines(limits, [frame(PM25)])
    expect([drawn.length, more]).toEqual([LIMIT_LINES_MAX, 3])
  })
})
