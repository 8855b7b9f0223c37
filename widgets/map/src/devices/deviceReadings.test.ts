import { dataPoint, node, profile, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import { deviceReadings, READINGS_SHOWN } from './deviceReadings.ts'

const now = TEST_NOW_MS
const point = (path: string, changes: Parameters<typeof dataPoint>[1] = {}) =>
  dataPoint(`1C00A3F7.0.0.0/${path}`, { lastValue: 6, lastTimeReportedTs: now, ...changes })
const device = (points: ReturnType<typeof point>[]) =>
  node('1C00A3F7:0', { data_points: points, profiles: [profile()] })

it('what the profile judges comes first, with its grade', () => {
  const readings = deviceReadings(device([point('150:2'), point('132:5')]), now)
  expect(readings.map(({ label, grade }) => [label, grade?.name ?? null])[0]).toEqual([
    'PM2.5',
    'Good',
  ])
})

it('an old reading is told as old', () => {
  const old = point('132:5', { lastTimeReportedTs: now - 3_600_000 })
  expect(deviceReadings(device([old]), now)[0]?.isOld).toBe(true)
})

it('what was never measured, or says something about the device alone, is left out', () => {
  const points = [point('132:5', { lastValue: null }), point('190:3', { _type: 'status' })]
  expect(deviceReadings(device(points), now)).toEqual([])
})

it('there are never more than fit', () => {
  const many = Array.from({ length: 20 }, (_, index) => point(`raw:${index}`))
  expect(deviceReadings(device(many), now)).toHaveLength(READINGS_SHOWN)
})
