import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/duration.ts'
import { roundTimes, timeStepMs } from './roundTimes.ts'
import { timeTicks } from './timeTicks.ts'

const labels = (from: string, hours: number, timeZone: string) => {
  const start = Date.parse(from)
  const range = { from: start, to: start + hours * HOUR_MS }
  return timeTicks(range, { timeZone, locale: 'en-GB', stepsMax: 6 }).map(({ label }) => label)
}

it('picks round hours in the reader’s time zone, even with an offset of half an hour', () => {
  expect(labels('2026-03-02T12:10:00Z', 3, 'Asia/Kathmandu')).toEqual([
    '18:00',
    '18:30',
    '19:00',
    '19:30',
    '20:00',
    '20:30',
  ])
})

it('keeps round hours on a day where one of them does not exist', () => {
  expect(labels('2026-03-28T23:00:00Z', 12, 'Europe/Berlin')).toEqual([
    '29 Mar',
    '04:00',
    '06:00',
    '08:00',
    '10:00',
    '12:00',
  ])
})

it('marks an hour twice that the clock shows twice', () => {
  // Clocks go back from 03:00 to 02:00 at 01:00 UTC.
  expect(labels('2026-10-24T23:00:00Z', 5, 'Europe/Berlin')).toEqual([
    '01:00',
    '02:00',
    '02:00',
    '03:00',
    '04:00',
    '05:00',
  ])
})

it('names the day at its first hour where midnight does not exist', () => {
  // In Asunción clocks went forward at 00:00 on 6 October 2024, to 01:00 (04:00 UTC).
  expect(labels('2024-10-06T02:00:00Z', 6, 'America/Asuncion')).toEqual([
    '22:00',
    '23:00',
    '06 Oct',
    '02:00',
    '03:00',
    '04:00',
    '05:00',
  ])
})

it('labels days in a month', () => {
  const ticks = timeTicks(
    { from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 1, 1) + 30 * DAY_MS },
    { timeZone: 'UTC', locale: 'es-ES', stepsMax: 6 },
  )
  expect(ticks.map(({ label }) => label)).toEqual([
    '01 feb',
    '06 feb',
    '11 feb',
    '16 feb',
    '21 feb',
    '26 feb',
    '03 mar',
  ])
})

it('takes the shortest round step that is long enough', () => {
  const step = (lengthMs: number) => timeStepMs({ from: 0, to: lengthMs }, 6)
  expect(step(6 * HOUR_MS)).toBe(HOUR_MS)
  expect(step(6 * HOUR_MS + 1)).toBe(2 * HOUR_MS)
  expect(step(6 * DAY_MS)).toBe(DAY_MS)
  expect(step(6 * DAY_MS + 1)).toBe(2 * DAY_MS)
  expect(step(365 * DAY_MS)).toBe(100 * DAY_MS)
  expect(step(40_000 * DAY_MS)).toBe(6_667 * DAY_MS)
})

it('marks both ends of a range that are round, and knows no zone by the name of nobody', () => {
  const range = { from: 0, to: 2 * HOUR_MS }
  expect(roundTimes(range, HOUR_MS, 'UTC')).toEqual([0, HOUR_MS, 2 * HOUR_MS])
  expect(roundTimes(range, HOUR_MS, 'Mars/Olympus')).toEqual([0, HOUR_MS, 2 * HOUR_MS])
})
