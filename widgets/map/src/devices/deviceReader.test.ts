import { airQualityOf, node, profile, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import { createDeviceReader } from './deviceReader.ts'

const MINUTE_MS = 60_000
const [a, b] = [node('1C00A3F7:0'), node('1C00B112:0', { last_online: TEST_NOW_MS })]

it('returns the same list while no device changed', () => {
  const read = createDeviceReader()
  const first = read([a, b], {}, TEST_NOW_MS)
  expect(read([a, b], {}, TEST_NOW_MS + 5000)).toBe(first)
})

it('replaces only the device that changed', () => {
  const read = createDeviceReader()
  const [oldA, oldB] = read([a, b], {}, TEST_NOW_MS)
  const [newA, newB] = read([{ ...a, presentName: 'Roof' }, b], {}, TEST_NOW_MS)
  expect(newA).not.toBe(oldA)
  expect(newA?.name).toBe('Roof')
  expect(newB).toBe(oldB)
})

it('reads a device again when its air was graded again', () => {
  const read = createDeviceReader()
  const outside = { ...a, profiles: [profile('us-aqi-2024')] }
  const [before] = read([outside], {}, TEST_NOW_MS)
  const air = airQualityOf(a.node_id, { factors: { '132:5': 20 } })
  const [after] = read([outside], { [a.node_id]: air }, TEST_NOW_MS)
  expect([before?.state, after?.state]).toEqual(['online', 'poor'])
})

it('marks a device offline by the clock alone', () => {
  const read = createDeviceReader()
  const before = read([a], {}, TEST_NOW_MS)
  const after = read([a], {}, TEST_NOW_MS + 30 * MINUTE_MS)
  expect([before[0]?.status, after[0]?.status]).toEqual(['online', 'offline'])
  expect(read([a], {}, TEST_NOW_MS + 31 * MINUTE_MS)).toBe(after)
})
