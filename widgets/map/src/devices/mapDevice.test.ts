import { airQualityOf, dataPoint, node, profile, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { readDevice } from './mapDevice.ts'

const MINUTE_MS = 60_000
const now = TEST_NOW_MS
const pm25 = (value: number, ageMin = 1) =>
  dataPoint('1C00A3F7.0.0.0/132:5', {
    lastValue: value,
    lastTimeReportedTs: now - ageMin * MINUTE_MS,
  })
const device = (changes: Parameters<typeof node>[1] = {}) =>
  readDevice(node('1C00A3F7:0', { profiles: [profile()], ...changes }), undefined, now).device

describe('a device on the map', () => {
  it('places a device at its longitude and latitude', () => {
    expect(device({ location: [44.4, -35.3] }).position).toEqual([-35.3, 44.4])
  })

  it.each([null, [91, 0], [0, 181]])('places a device nowhere at %j', (location) => {
    expect(device({ location: location as never }).position).toBeNull()
  })

  it.each([
    [6, 'online', 'good'],
    [20, 'moderate', 'moderate'],
    [400, 'poor', 'poor'],
  ])('a device that measures %d µg/m³ of PM2.5 looks %s', (value, state, grade) => {
    const read = device({ data_points: [pm25(value)] })
    expect([read.state, read.grade?.id]).toEqual([state, grade])
  })

  it('shows the worst grade of hourly averages and current readings', () => {
    const outside = node('1C00A3F7:0', {
      profiles: [profile('us-aqi-2024')],
      data_points: [pm25(6)],
    })
    const air = airQualityOf('1C00A3F7:0', { factors: { '132:5': 20 } })
    const { device: read } = readDevice(outside, air, now)
    expect(read.grade?.id).toBe(air.overall?.grade_id)
    expect(read.state).toBe('poor')
    expect(readDevice(outside, undefined, now).device.grade).toBeNull()
  })

  it('shows no grade while a device is offline', () => {
    const silent = node('1C00A3F7:0', {
      profiles: [profile('us-aqi-2024')],
      last_online: now - 60 * MINUTE_MS,
    })
    const { device: read } = readDevice(silent, airQualityOf('1C00A3F7:0'), now)
    expect([read.state, read.grade]).toEqual(['offline', null])
  })

  it('ignores the grade of an old reading', () => {
    const read = device({ data_points: [pm25(400, 30)] })
    expect([read.state, read.grade]).toEqual(['online', null])
  })

  it('dates a device by its newest report from any source', () => {
    const silent = { last_online: now - 60 * MINUTE_MS }
    expect(device({ ...silent, data_points: [pm25(6, 2)] }).lastReportMs).toBe(now - 2 * MINUTE_MS)
    expect(device({ last_online: null, data_points: [] }).lastReportMs).toBeNull()
  })

  it('keeps its look until the reporting gap ends, then goes offline', () => {
    const silent = node('1C00A3F7:0', { last_online: now - MINUTE_MS })
    const { sameUntilMs, device: read } = readDevice(silent, undefined, now)
    expect(read.status).toBe('online')
    expect(readDevice(silent, undefined, sameUntilMs).device.status).toBe('online')
    expect(readDevice(silent, undefined, sameUntilMs + 1).device.status).toBe('offline')
    expect(readDevice(silent, undefined, sameUntilMs + 1).sameUntilMs).toBe(
      Number.POSITIVE_INFINITY,
    )
  })
})
