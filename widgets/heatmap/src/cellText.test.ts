import { createPluginIntl } from '@airshed/kit'
import { frame } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { cellText } from './cellText.ts'
import { figures } from './figures.fixture.ts'
import type { HeatmapCell } from './heatmapModel.ts'
import { heatmapStep } from './heatmapStep.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const step = heatmapStep(90 * DAY_MS, { widthPx: 720, slowestMs: 0 })
/** The day of New York on which clocks go forward, and the next. */
const edges = [Date.UTC(2026, 2, 8, 5), Date.UTC(2026, 2, 9, 4), Date.UTC(2026, 2, 10, 4)]
const timezone = 'America/New_York'

const said = (
  cell: Partial<HeatmapCell>,
  { path = '132:5', bin = 0, locale = 'en_US' as 'en_US' | 'es_ES' } = {},
) =>
  cellText(
    { edges, step, timezone, knownUntilMs: Date.UTC(2026, 2, 9, 12) },
    {
      nodeId: '1C00A3F7:0',
      dataPointId: `1C00A3F7.0.0.0/${path}`,
      name: 'Harbour',
      frame: frame(`1C00A3F7.0.0.0/${path}`),
      profile: null,
      unfit: null,
      cells: [figures(cell), figures(cell)],
    },
    bin,
    null,
    createPluginIntl({ en, es }, { locale, timezone: 'Europe/Lisbon' }),
  ).sentence

describe('the words of a cell', () => {
  it('states the date with year, the value, and the number of readings', () => {
    expect(said({ value: 8.25, count: 1380, expected: 1380, coverage: 1 })).toBe(
      'Harbour, Mar 08, 2026: 1 day mean 8.3 µg/m³, Readings 1,380 of 1,380 (100%)',
    )
  })

  it('states that a cell has too few readings, and how many', () => {
    expect(said({ value: null, count: 700, expected: 1380, coverage: 700 / 1380 })).toBe(
      'Harbour, Mar 08, 2026: too few readings, Readings 700 of 1,380 (50%)',
    )
  })

  it('states that nothing was measured, and how much was expected', () => {
    const nothing = { value: null, count: 0, expected: 1380, coverage: 0 }
    expect(said(nothing, { locale: 'es_ES' })).toBe(
      'Harbour, 08 mar 2026: sin lecturas, Lecturas 0 de 1380 (0\u00a0%)',
    )
  })

  it('marks a period that is not over', () => {
    expect(said({}, { bin: 1 })).toMatch(/^Harbour, Mar 09, 2026, so far: 1 day mean/)
  })

  it('states the steadiness of a direction, and that opposing directions cancel out', () => {
    const wind = { combination: 'vectorMean', resultant: 0.8765 } as const
    expect(said({ ...wind, value: 270 }, { path: '150:2' })).toMatch(/Steadiness \(0–1\) 0\.88/)
    const cancelled = said({ ...wind, value: null, resultant: 0 }, { path: '150:2' })
    expect(cancelled).toMatch(/directions cancel out.*Readings 4 of 4/)
  })
})
