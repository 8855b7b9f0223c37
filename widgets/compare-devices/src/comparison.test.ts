import { dataPoint, frame, node, profile, statisticsOf, TEST_RANGE } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { compareDevices, gradesPeriod, medianOf, whatOf } from './comparison.ts'

const ids = ['1C00A3F7:0', '1C00B112:0', '1C00C4E0:0']
const config = { name: 'PM2.5', node_id: ids, selected_path: '132:5' }
const nodes = ids.map((id) => node(id, { profiles: [profile()], data_points: [] }))
/** Readings every five minutes, the last one five minutes before the end of the three hours. */
const readings = (id: string, values: readonly number[]) => ({
  ...frame(id),
  times: Float64Array.from(values, (_, at) => TEST_RANGE.to - (values.length - at) * 300_000),
  values: Float64Array.from(values),
})
const steady = (id: string, value: number, count = 36) =>
  readings(
    id,
    Array.from({ length: count }, (_, at) => value + (at % 2)),
  )
const withFigures = (
  frames: ReturnType<typeof frame>[],
  given: readonly ReturnType<typeof node>[] = nodes,
  range = TEST_RANGE,
) => ({ nodes: given, frames, statistics: statisticsOf(frames, range, [50, 95]) })
const idOf = (nodeId: string) => nodeId.replace(':0', '.0.0.0/132:5')
const [first, second, third] = ids.map(idOf) as [string, string, string]

describe('comparing devices', () => {
  const data = withFigures([steady(first, 5), steady(second, 20), steady(third, 9)])

  it('returns the mean of each device, its grade and its difference from the median', () => {
    const { devices, median } = compareDevices(config, data, TEST_RANGE)
    expect(median).toBe(9.5)
    expect(devices.map(({ value, difference }) => [value, difference])).toEqual([
      [5.5, -4],
      [20.5, 11],
      [9.5, 0],
    ])
    expect(devices.map(({ grade }) => grade?.name)).toEqual(['Good', 'Moderate', 'Good'])
  })

  it.each([
    ['min', [5, 20, 9]],
    ['max', [6, 21, 10]],
    ['p50', [5.5, 20.5, 9.5]],
    ['p95', [6, 21, 10]],
  ] as const)('returns the %s when that statistic was chosen', (statistic, expected) => {
    const { devices } = compareDevices({ ...config, statistic }, data, TEST_RANGE)
    expect(devices.map(({ value }) => value)).toEqual(expected)
  })

  it('waits for a missing percentile without computing it from readings', () => {
    const { devices, median } = compareDevices({ ...config, statistic: 'p98' }, data, TEST_RANGE)
    expect(devices[0]).toMatchObject({ value: null, isAwaited: true, isTooLittle: false })
    expect(median).toBeNull()
    expect(whatOf('p98', 'scalar')).toBe('what.p98')
  })

  it('tells a refused percentile from one that is still awaited', () => {
    const p98 = { ...config, statistic: 'p98' } as const
    const refused = [data.frames[0]?.dataPointId ?? '']
    const { devices } = compareDevices(p98, { ...data, refusedPercentiles: refused }, TEST_RANGE)
    expect(devices.map(({ isAwaited, isTooMuch }) => [isAwaited, isTooMuch])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ])
    const { devices: means } = compareDevices(
      config,
      { ...data, refusedPercentiles: refused },
      TEST_RANGE,
    )
    expect(means.map(({ isTooMuch }) => isTooMuch)).toEqual([false, false, false])
  })

  it('withholds the value of too few readings, also from the median', () => {
    const frames = [steady(first, 5, 26), steady(second, 20), steady(third, 9)]
    const { devices, median } = compareDevices(config, withFigures(frames), TEST_RANGE)
    expect(devices[0]).toMatchObject({
      value: null,
      isTooLittle: true,
      isAwaited: false,
      difference: null,
    })
    expect(devices[0]?.coverage).toBeCloseTo(26 / 36)
    expect(median).toBe(15)
  })

  it('keeps a device that lacks the parameter, and leaves out one that is gone', () => {
    const { devices } = compareDevices(config, withFigures([], nodes.slice(1)), TEST_RANGE)
    expect(devices.map(({ nodeId, frame: found }) => [nodeId, found])).toEqual([
      [ids[1], null],
      [ids[2], null],
    ])
  })

  it('finds the parameter at a different sensor', () => {
    const id = '1C00A3F7.1.1.0/132:5'
    const elsewhere = [node('1C00A3F7:0', { data_points: [dataPoint(id)] })]
    const found = compareDevices(config, withFigures([steady(id, 5)], elsewhere), TEST_RANGE)
    expect(found.devices[0]?.value).toBe(5.5)
  })

  it('averages sound levels by energy, sums rain, and says so', () => {
    const lastMinutes = { from: TEST_RANGE.to - 1_200_000, to: TEST_RANGE.to }
    const quiet = '1C00A3F7.0.0.0/160:1'
    const level = readings(quiet, [60, 60, 60, 90])
    const mean = compareDevices(
      { ...config, selected_path: '160:1' },
      withFigures([level], nodes, lastMinutes),
      lastMinutes,
    )
    expect(mean.devices[0]?.value).toBeCloseTo(83.99, 2)
    expect(whatOf('mean', level.kind)).toBe('what.energyMean')

    const rain = readings('1C00A3F7.0.0.0/151:1', [0.2, 0.2, 0.2, 0.2])
    const total = compareDevices(
      { ...config, selected_path: '151:1' },
      withFigures([rain], nodes, lastMinutes),
      lastMinutes,
    )
    expect(total.devices[0]?.value).toBeCloseTo(0.8, 9)
    expect(whatOf('mean', rain.kind)).toBe('what.total')
  })

  it('uses the figures of all readings even if a chart would draw only some', () => {
    const frames = [steady(first, 5)]
    const data = withFigures(frames)
    const figures = data.statistics[first]
    if (figures === undefined) throw new Error('expected figures')
    const statistics = { [first]: { ...figures, value: 7.25 } }
    expect(compareDevices(config, { ...data, statistics }, TEST_RANGE).devices[0]?.value).toBe(7.25)
  })
})

it.each([
  [[], null],
  [[3], 3],
  [[9, 1, 5], 5],
  [[1, 2, 4, 100], 3],
])('the median of %j is %s', (values, expected) => {
  expect(medianOf(values)).toBe(expected)
})

describe('grading a statistic', () => {
  const hourMs = 3_600_000
  const given = (averagingPeriodMs: number | null) => {
    const base = profile()
    const range = base.ranges['132:5']
    if (range === undefined) throw new Error('expected limits of PM2.5')
    return { ...base, ranges: { '132:5': { ...range, averagingPeriodMs } } }
  }
  it.each([
    ['any statistic by limits without an averaging period', null, 'max', 3 * hourMs, true],
    ['the mean over its own averaging period', hourMs, 'mean', hourMs, true],
    ['no mean over another period', hourMs, 'mean', 3 * hourMs, false],
    ['no extreme by limits of means', hourMs, 'max', hourMs, false],
  ] as const)('a profile grades %s', (_, periodMs, statistic, lengthMs, expected) => {
    expect(gradesPeriod(given(periodMs), '132:5', statistic, lengthMs)).toBe(expected)
  })

  it('grades no parameter without limits', () => {
    expect(gradesPeriod(profile(), '150:1', 'mean', hourMs)).toBe(false)
  })
})
