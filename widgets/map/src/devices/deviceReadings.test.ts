import { dataPoint, frame, node, profile, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import { deviceReadings, valuelessIds } from './deviceReadings.ts'
import { READINGS_SHOWN } from './mainPoints.ts'

const now = TEST_NOW_MS
const point = (path: string, changes: Parameters<typeof dataPoint>[1] = {}) =>
  dataPoint(`1C00A3F7.0.0.0/${path}`, { lastValue: 6, lastTimeReportedTs: now, ...changes })
const device = (points: ReturnType<typeof point>[]) =>
  node('1C00A3F7:0', { data_points: points, profiles: [profile()] })

it('lists graded parameters first, with their grades', () => {
  const readings = deviceReadings(device([point('150:2'), point('132:5')]), undefined, now)
  expect(readings.map(({ label, grade }) => [label, grade?.name ?? null])[0]).toEqual([
    'PM2.5',
    'Good',
  ])
})

it('marks an old reading as old', () => {
  const old = point('132:5', { lastTimeReportedTs: now - 3_600_000 })
  expect(deviceReadings(device([old]), undefined, now)[0]?.isOld).toBe(true)
})

it('leaves out parameters without readings, and those about the device itself', () => {
  const points = [point('132:5', { lastTimeReportedTs: null }), point('190:3', { _type: 'status' })]
  expect(deviceReadings(device(points), undefined, now)).toEqual([])
})

it('keeps a parameter of a faulty sensor, with what is known of the fault', () => {
  const broken = device([point('132:5', { lastValue: null })])
  expect(valuelessIds(broken)).toEqual(['1C00A3F7.0.0.0/132:5'])
  const said = frame('1C00A3F7.0.0.0/132:5', { scene: 'fault', window: { lastPoints: 1 } })
  expect(deviceReadings(broken, undefined, now, [said])).toMatchObject([
    { label: 'PM2.5', value: null, isFaulty: true, fault: said.fault },
  ])
})

it('limits the number of readings to what fits', () => {
  const many = Array.from({ length: 20 }, (_, index) => point(`raw:${index}`))
  expect(deviceReadings(device(many), undefined, now)).toHaveLength(READINGS_SHOWN)
})
