import { expect, it } from 'vitest'
import { FLEET_POINT_IDS, READING_EVERY_MS, readingAt, readingsIn } from './fleet.ts'
import { chartDashboard, mixedDashboard } from './fleetDashboards.ts'

const NOON_MS = Date.UTC(2026, 2, 14, 12)

it('has sixty data points, each with an id of its own', () => {
  expect(new Set(FLEET_POINT_IDS).size).toBe(60)
})

it('measures the same whenever it is asked, and not the same everywhere', () => {
  const [first = '', , , , , other = ''] = FLEET_POINT_IDS
  expect(readingAt(first, NOON_MS)).toEqual(readingAt(first, NOON_MS))
  expect(readingAt(first, NOON_MS)).not.toEqual(readingAt(other, NOON_MS))
  expect(readingAt(first, NOON_MS)).not.toEqual(readingAt(first, NOON_MS + READING_EVERY_MS))
})

it('has the readings of a stretch at whole steps, both ends among them', () => {
  const [id = ''] = FLEET_POINT_IDS
  const readings = readingsIn(id, NOON_MS, NOON_MS + 25_000)
  expect(readings.map(([time]) => time - NOON_MS)).toEqual([0, 10_000, 20_000])
  expect(readingsIn(id, NOON_MS + 1, NOON_MS + 9_999)).toEqual([])
})

it('gives every widget of a dashboard an id and a place of its own', () => {
  const { widgets } = mixedDashboard('d', 100).configuration
  const places = widgets.map(({ layout: { xl } }) => `${xl.x} ${xl.y}`)
  expect(new Set(widgets.map(({ id }) => id)).size).toBe(100)
  expect(new Set(places).size).toBe(100)
})

it('mixes the kinds, unless it is one of charts', () => {
  const kindsOf = ({ configuration }: ReturnType<typeof mixedDashboard>) =>
    new Set(configuration.widgets.map(({ type }) => type)).size
  expect(kindsOf(mixedDashboard('d', 100))).toBe(8)
  expect(kindsOf(chartDashboard('d', 20))).toBe(1)
})
