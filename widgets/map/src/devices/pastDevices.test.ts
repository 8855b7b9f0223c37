import { dataPoint, frame, node, profile, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import { readDevice } from './mapDevice.ts'
import { pastIds, pastNodes } from './pastDevices.ts'

const HOUR_MS = 3_600_000
const pm25 = '1C00A3F7.0.0.0/132:5'
const reported = (id: string, changes: Parameters<typeof dataPoint>[1] = {}) =>
  dataPoint(id, { lastValue: 6, lastTimeReportedTs: TEST_NOW_MS, ...changes })
const online = node('1C00A3F7:0', {
  profiles: [profile()],
  last_online: TEST_NOW_MS,
  data_points: [reported(pm25), reported('1C00A3F7.0.0.0/190:3', { _type: 'status' })],
})
const at = (timeMs: number, value: number) => ({
  ...frame(pm25, { scene: 'one-point' }),
  times: Float64Array.of(timeMs),
  values: Float64Array.of(value),
})
const shown = (timeMs: number, value: number, nowMs: number) => {
  const [past = online] = pastNodes([online], [at(timeMs, value)])
  const { status, grade, lastReportMs } = readDevice(past, undefined, nowMs).device
  return { status, grade: grade?.name ?? null, lastReportMs }
}

it('requests the parameters that a device measures for a past range', () => {
  expect(pastIds([online])).toEqual([pm25])
})

it('shows grade and status at the end of a past range', () => {
  const then = TEST_NOW_MS - 26 * HOUR_MS
  expect(shown(then, 6, then)).toEqual({ status: 'online', grade: 'Good', lastReportMs: then })
  expect(shown(then, 200, then).grade).not.toBe('Good')
  expect(shown(then - HOUR_MS, 6, then)).toMatchObject({ status: 'offline', grade: null })
})
