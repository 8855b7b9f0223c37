import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { expect, it } from 'vitest'
import { timeTicks, valueTicks } from './ticks.ts'

it.each<[number, number, number[]]>([
  [0, 40, [0, 10, 20, 30, 40]],
  [0, 41.25, [0, 20, 40, 60]],
  [-12, 25, [-20, -10, 0, 10, 20, 30]],
  [0.001, 0.0042, [0.001, 0.002, 0.003, 0.004, 0.005]],
  [20, 20, [20, 25]],
  [0, 0, [0, 0.5]],
])('picks round values from %d to %d', (smallest, largest, expected) => {
  expect(valueTicks(smallest, largest)).toEqual(expected)
})

const labels = (from: string, hours: number, timeZone: string) => {
  const start = Date.parse(from)
  return timeTicks({ from: start, to: start + hours * HOUR_MS }, { timeZone, language: 'en' }).map(
    ({ label }) => label,
  )
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

it('labels days in a month', () => {
  const ticks = timeTicks(
    { from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 1, 1) + 30 * DAY_MS },
    { timeZone: 'UTC', language: 'es' },
  )
  expect(ticks.map(({ label }) => label)).toEqual([
    '1 feb',
    '6 feb',
    '11 feb',
    '16 feb',
    '21 feb',
    '26 feb',
    '3 mar',
  ])
})
