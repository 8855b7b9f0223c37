import {
  airQualityOf,
  dataPoint,
  frame,
  NO2_APART,
  node,
  profile,
  sensor,
  statisticsOf,
  TEST_RANGE,
} from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { connectionAt, measuredIds, sensorRows } from './sensorRows.ts'

const sensorId = '1C00A3F7.1.0.1'
const pm25 = frame(`${sensorId}/132:5`)
const given = {
  ...pm25,
  times: Float64Array.from({ length: 18 }, (_, at) => TEST_RANGE.from + (at + 1) * 300_000),
  values: Float64Array.from({ length: 18 }, (_, at) => at + 3),
}
const withFigures = (one: ReturnType<typeof frame>) => ({
  frames: [one],
  statistics: statisticsOf([one], TEST_RANGE),
})
const graded = { profiles: [profile()] }

describe('the rows of a sensor', () => {
  it('computes figures of the range, their coverage and a course', () => {
    const [row] = sensorRows(withFigures(given), graded, TEST_RANGE)
    expect(row).toMatchObject({
      profileName: 'Aethair Blue',
      statistics: { minimum: 3, value: null, maximum: 20, coverage: 0.5 },
      latest: { value: 20, isOld: true, grade: { name: 'Moderate' } },
    })
    expect(row?.course).toHaveLength(24)
  })

  it('returns the graded hourly mean beside the newest reading', () => {
    const { path, profileId, mean } = NO2_APART
    const id = `1C00A3F7.0.0.0/${path}`
    const air = airQualityOf('1C00A3F7:0', { profileId, paths: [path], means: { [path]: mean } })
    const frames = [frame(id)]
    const device = { profiles: [profile(profileId)], data_points: [dataPoint(id)] }
    const airQuality = { '1C00A3F7:0': air }
    const [row] = sensorRows({ frames, statistics: {}, airQuality }, device, TEST_RANGE)
    expect(row).toMatchObject({
      latest: { grade: null },
      air: { grade: { name: 'Moderate' }, averaging: 'hour', mean: { unit: 'ppb' } },
    })
    expect(row?.air?.mean.value).toBeCloseTo(mean, 9)
    expect(sensorRows({ frames, statistics: {} }, device, TEST_RANGE)[0]?.air).toBeNull()
  })

  it.each([
    ['a direction', frame(`${sensorId}/150:2`)],
    ['readings that are all gaps', frame(`${sensorId}/132:5`, { scene: 'nan' })],
    ['no readings', frame(`${sensorId}/132:5`, { scene: 'empty' })],
  ])('returns no course of %s', (_, one) => {
    expect(sensorRows(withFigures(one), graded, TEST_RANGE)[0]?.course).toBeNull()
  })

  it('lists a parameter before the figures of many readings arrive', () => {
    const [row] = sensorRows({ frames: [given], statistics: {} }, {}, TEST_RANGE)
    expect(row).toMatchObject({ statistics: undefined, profileName: null })
  })
})

describe('the data points of a sensor', () => {
  const points = [
    dataPoint(`${sensorId}/132:5`, { lastTimeReportedTs: 1 }),
    dataPoint(`${sensorId}/132:7`),
    dataPoint(`${sensorId}/190:1`, { lastTimeReportedTs: 1, _type: 'status' }),
    dataPoint('1C00A3F7.0.0.0/131:10', { lastTimeReportedTs: 1 }),
  ]

  it('returns the data points of the sensor that have ever reported', () => {
    expect(measuredIds({ data_points: points }, sensorId)).toEqual([`${sensorId}/132:5`])
    expect(measuredIds({}, sensorId)).toEqual([])
  })

  it('finds a sensor at its connection, configured or not', () => {
    const device = node('1C00A3F7:0', { devices: [sensor()], data_points: points })
    expect(connectionAt(device, sensorId)?.sensor?.vendor).toBe('TSI')
    expect(connectionAt(device, '1C00A3F7.0.0.0')).toMatchObject({ sensor: null })
    expect(connectionAt(device, '1C00A3F7.9.9.9')).toBeUndefined()
  })
})
