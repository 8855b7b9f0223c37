import { expect, it } from 'vitest'
import { FLEET_POINT_IDS, READING_EVERY_MS, readingAt, readingsIn } from './fleet.ts'
import { chartDashboard, mixedDashboard } from './fleetDashboards.ts'

const NOON_MS = Date.UTC(2026, 2, 14, 12)

it('holds sixty data points with different ids', () => {
  expect(new Set(FLEET_POINT_IDS).size).toBe(60)
})

it('repeats its readings, which differ by data point and time', () => {
  const [first = '', , , , , other = ''] = FLEET_POINT_IDS
  expect(readingAt(first, NOON_MS)).toEqual(readingAt(first, NOON_MS))
  expect(readingAt(first, NOON_MS)).not.toEqual(readingAt(other, NOON_MS))
  expect(readingAt(first, NOON_MS)).not.toEqual(readingAt(first, NOON_MS + READING_EVERY_MS))
})

it('returns the readings of a range at whole steps, including both ends', () => {
  const [id = ''] = FLEET_POINT_IDS
  const readings = readingsIn(id, NOON_MS, NOON_MS + 25_000)
  expect(readings.map(([time]) => time - NOON_MS)).toEqual([0, 10_000, 20_000])
  expect(readingsIn(id, NOON_MS + 1, NOON_MS + 9_999)).toEqual([])
})

it('gives every widget of a dashboard its own id and place', () => {
  const { widgets } = mixedDashboard('d', 100).configuration
  const places = widgets.map(({ layout: { xl } }) => `${xl.x} ${xl.y}`)
  expect(new Set(widgets.map(({ id }) => id)).size).toBe(100)
  expect(new Set(places).size).toBe(100)
})

it('mixes widget types, unless it is a dashboard of charts', () => {
  const kindsOf = ({ configuration }: ReturnType<typeof mixedDashboard>) =>
    new Set(configuration.widgets.map(({ type }) => type)).size
  expect(kindsOf(mixedDashboard('d', 100))).toBe(8)
  expect(kindsOf(chartDashboard('d', 20))).toBe(1)
})
