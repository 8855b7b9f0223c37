import { expect, it } from 'vitest'
import { NOON_MS, seriesOf } from '../computed/sourceSeries.fixture.ts'
import { reportingGapMs } from '../status/reportingGap.ts'
import { MINUTE_MS } from '../time/duration.ts'
import { changesOver } from './changesOver.ts'

const GAP_MS = reportingGapMs(MINUTE_MS)
const changes = (readings: Parameters<typeof seriesOf>[0], minutes = 5) => {
  const span = { from: NOON_MS, to: NOON_MS + 60 * MINUTE_MS }
  const { times, values } = changesOver(seriesOf(readings), minutes * MINUTE_MS, span)
  return times.map((ts, at) => [(ts - NOON_MS) / MINUTE_MS, values[at]])
}

it('subtracts the reading that held at the start of the period', () => {
  const readings = [
    [-5, 10],
    [0, 12],
    [5, 30],
    [10, 4],
  ] as const
  expect(changes(readings, 5)).toEqual([
    [0, 2],
    [5, 18],
    [10, -26],
  ])
  expect(changes(readings, 10)).toEqual([
    [5, 20],
    [10, -8],
  ])
})

it('subtracts the latest earlier reading where none was made at that very time', () => {
  expect(
    changes([
      [-5.5, 10],
      [0, 12],
    ]),
  ).toEqual([[0, 2]])
})

it('gives no change where no reading held at the start of the period', () => {
  expect(changes([[0, 12]])).toEqual([])
  const late = -5 - GAP_MS / MINUTE_MS
  const from = (minute: number) =>
    changes([
      [minute, 10],
      [0, 12],
    ])
  expect(from(late)).toEqual([[0, 2]])
  expect(from(late - 0.1)).toEqual([])
})
