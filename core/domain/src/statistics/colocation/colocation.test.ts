import { SENSOR_TARGETS } from '@airshed/profiles'
import { LISTED_PAIRS_MAX } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../testsupport/randomFrom.fixture.ts'
import { colocationOf, type ColocatedColumns } from './colocation.ts'

const HOUR_MS = 3_600_000

function study(
  reference: readonly number[],
  sensors: readonly (readonly number[])[],
  changes: Partial<ColocatedColumns> = {},
) {
  return colocationOf({
    start: reference.map((_, at) => at * HOUR_MS),
    reference,
    sensors: sensors.map((values, at) => ({ dataPointId: `s${at}`, values })),
    temperature: null,
    humidity: null,
    targets: SENSOR_TARGETS['132:5'] ?? null,
    ...changes,
  })
}

const oneSensor = (...args: [readonly number[], readonly number[], Partial<ColocatedColumns>?]) => {
  const [reference, values, changes] = args
  return study(reference, [values], changes).sensors[0]
}

const UP = Array.from({ length: 30 }, (_, at) => 5 + at)

describe('one sensor beside a reference', () => {
  it('a sensor that reads 2 x + 3 is corrected by −1.5 + 0.5 raw, exactly', () => {
    const found = oneSensor(
      UP,
      UP.map((x) => 2 * x + 3),
    )
    expect(found?.line?.slope).toEqual({ value: 2, low: 2, high: 2 })
    expect(found?.correction?.coefficients).toEqual([-1.5, 0.5])
    expect(found?.correction?.check?.before.bias).toBeCloseTo(3 + (25 + 34) / 2, 9)
    expect(found?.correction?.check?.after.rmse).toBeCloseTo(0, 9)
    expect(found?.noCorrection).toBeNull()
  })

  it('pairs only the periods in which both have a mean', () => {
    const reference = [1, Number.NaN, 3, 4, 5]
    const found = oneSensor(reference, [1, 2, Number.NaN, 4, 5])
    expect(found).toMatchObject({ count: 3, expected: 5, coverage: 0.6 })
    expect(found?.points).toEqual({
      start: [0, 3 * HOUR_MS, 4 * HOUR_MS],
      x: [1, 4, 5],
      y: [1, 4, 5],
    })
  })

  it.each([
    ['too_few_pairs', UP.slice(0, 14), UP.slice(0, 14)],
    ['constant_reference', UP.map(() => 7), UP],
    ['slope_not_positive', UP, UP.map((x) => 50 - x)],
    ['slope_not_positive', UP, UP.map(() => 5)],
    // Alternates around a line that rises by far less than its interval is wide.
    ['slope_uncertain', UP, UP.map((x) => 10 + 0.01 * x + (x % 2 === 0 ? 8 : -8))],
  ])('proposes no correction because of %s', (reason, reference, sensor) => {
    const found = oneSensor(reference, sensor)
    expect(found?.correction).toBeNull()
    expect(found?.noCorrection).toBe(reason)
  })

  it('a constant reference has errors and no line, and its targets are open', () => {
    const found = oneSensor([7, 7, 7], [8, 9, 10])
    expect(found?.line).toBeNull()
    expect(found?.error?.bias).toBe(2)
    expect(found?.targets.map(({ target, isMet }) => [target, isMet])).toEqual([
      ['slope', null],
      ['intercept', null],
      ['linearity', null],
      ['error', true],
    ])
  })

  it('values below zero are values, and an NRMSE by a mean that is not positive is none', () => {
    const found = oneSensor([-3, -1, 1, 3], [-2, 0, 2, 4])
    expect(found?.line?.intercept.value).toBeCloseTo(1, 12)
    expect(found?.error).toEqual({ rmse: 1, nrmsePercent: null, bias: 1 })
  })

  it('figures without a pair are null', () => {
    const found = oneSensor([Number.NaN, 1], [1, Number.NaN])
    expect(found).toMatchObject({ count: 0, line: null, error: null, sensorMean: null })
    expect(found?.points).toEqual({ start: [], x: [], y: [] })
  })

  it('the greatest values that exist give no figure that JSON cannot hold', () => {
    const most = Number.MAX_VALUE
    const extreme = [most, -most, most, 0, most, ...UP]
    const found = study(extreme, [extreme, extreme.toReversed(), extreme], {
      temperature: { values: extreme, unit: '°C' },
    })
    expect(JSON.parse(JSON.stringify(found))).toEqual(found)
  })

  it('lists pairs up to a bound, and their density beyond it', () => {
    const random = randomFrom(7)
    const many = Array.from({ length: LISTED_PAIRS_MAX + 1 }, () => random())
    expect(oneSensor(many, many)?.points).toBeNull()
    const counts = oneSensor(many, many)?.density?.counts.flat() ?? []
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(LISTED_PAIRS_MAX + 1)
  })

  it('widens classes until there are few, whatever the temperature was', () => {
    const found = oneSensor(UP, UP, {
      temperature: { values: UP.map((x) => 1000 * x), unit: '°C' },
    })
    const bins = found?.temperature?.bins ?? []
    expect(bins.length).toBeLessThanOrEqual(40)
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(30)
  })
})

describe('the ends of targets', () => {
  it.each([
    [1.35, true],
    [1.36, false],
    [0.65, true],
    [0.64, false],
  ])('a slope of %f is met: %s', (slope, isMet) => {
    const found = oneSensor([0, 50, 100], [0, 50 * slope, 100 * slope])
    expect(found?.targets[0]?.isMet).toBe(isMet)
  })

  it('compares nothing where no targets apply', () => {
    const found = study(UP, [UP, UP, UP], { targets: null })
    expect(found.sensors[0]?.targets).toEqual([])
    expect(found.precision?.target).toBeNull()
  })
})

describe('sensors beside one another', () => {
  it('sensors have an SD around the mean of each period over N M − 1', () => {
    // Means 2, 5 and 8; squares of 1, 0 and 1 in each period: √(6 / 8) = 0.866, and of the mean 5: 17.3 %.
    const found = study(UP.slice(0, 3), [
      [1, 4, 7],
      [2, 5, 8],
      [3, 6, 9],
    ])
    expect(found.precision).toMatchObject({ count: 3 })
    expect(found.precision?.sd).toBeCloseTo(0.8660254037844386, 12)
    expect(found.precision?.cvPercent).toBeCloseTo(17.320508075688775, 12)
  })

  it('sensors are compared in the periods that all of them have', () => {
    const found = study(UP.slice(0, 4), [
      [1, 4, 7, 100],
      [2, 5, 8, Number.NaN],
      [3, 6, 9, 300],
    ])
    expect(found.precision?.count).toBe(3)
  })

  it('two sensors have no precision', () => {
    expect(study(UP, [UP, UP]).precision).toBeNull()
  })
})
