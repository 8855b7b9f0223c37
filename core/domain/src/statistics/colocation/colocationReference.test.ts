import { SENSOR_TARGETS } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { readRtpRecord, type RtpColumn } from '../../testsupport/rtp2019.fixture.ts'
import { colocationOf } from './colocation.ts'

const record = readRtpRecord()
const SENSORS = ['rt01', 'rt02', 'rt03'] as const
const column = (name: RtpColumn) => record.column(name)

const study = colocationOf({
  start: record.start,
  reference: column('ref'),
  sensors: SENSORS.map((name) => ({ dataPointId: name, values: column(name) })),
  temperature: { values: column('temp'), unit: '°C' },
  humidity: { values: column('rh'), unit: '%' },
  targets: SENSOR_TARGETS['132:5'] ?? null,
})
const rt01 = study.sensors[0]

describe('the sensors of Research Triangle Park beside their reference', () => {
  // As printed in docs/source/data/stats_df_v2.csv of the US EPA’s sensortoolkit: 1-hour PM25 against the T640X.
  it.each([
    ['rt01', 706, '0.52', '0.82', '-1.66', '3.53'],
    ['rt02', 708, '0.55', '0.82', '-1.73', '3.52'],
    ['rt03', 708, '0.56', '0.75', '-1.67', '3.94'],
  ])('%s has the figures that the US EPA publishes', (id, n, rSquared, slope, intercept, rmse) => {
    const { count, line, error } = study.sensors.find((one) => one.data_point_id === id) ?? {}
    expect(count).toBe(n)
    expect(line?.rSquared?.toFixed(2)).toBe(rSquared)
    expect(line?.slope.value.toFixed(2)).toBe(slope)
    expect(line?.intercept.value.toFixed(2)).toBe(intercept)
    expect(error?.rmse.toFixed(2)).toBe(rmse)
  })

  // In R: f <- lm(rt01 ~ ref); coef(f); confint(f); summary(f)$sigma; e <- rt01 - ref; sqrt(mean(e^2)); mean(e)
  it('RT01 has the line, its 95 % intervals and the errors that R computes', () => {
    expect(rt01?.line?.slope.value).toBeCloseTo(0.8164924070537, 9)
    expect(rt01?.line?.slope.low).toBeCloseTo(0.75839834118, 8)
    expect(rt01?.line?.slope.high).toBeCloseTo(0.8745864729274, 8)
    expect(rt01?.line?.intercept.value).toBeCloseTo(-1.660508605158, 9)
    expect(rt01?.line?.intercept.low).toBeCloseTo(-2.12920891488, 8)
    expect(rt01?.line?.intercept.high).toBeCloseTo(-1.191808295436, 8)
    expect(rt01?.line?.rSquared).toBeCloseTo(0.5195958111468, 9)
    expect(rt01?.line?.residualDeviation).toBeCloseTo(1.669275671486, 9)
    expect(rt01?.error?.rmse).toBeCloseTo(3.531487466382, 9)
    expect(rt01?.error?.nrmsePercent).toBeCloseTo(45.37105385183, 8)
    expect(rt01?.error?.bias).toBeCloseTo(-3.088852691218, 9)
  })

  // In R: M <- rows with all three; sqrt(sum((M - rowMeans(M))^2) / (length(M) - 1)); 100 * sd / mean(M)
  it('the three sensors differ by the SD and CV that R computes', () => {
    expect(study.precision?.count).toBe(713)
    expect(study.precision?.sd).toBeCloseTo(0.5848295794879, 9)
    expect(study.precision?.cvPercent).toBeCloseTo(12.95908651838, 8)
    expect(study.precision?.target).toMatchObject({ target: 'precision', isMet: true })
  })

  // In R: r <- resid(lm(rt01 ~ ref)); tapply(r, floor(rh / 10), mean), and sd; of temperatures by floor(temp / 5).
  it('residuals of RT01 by humidity and temperature are those of R', () => {
    expect(rt01?.humidity?.count).toBe(706)
    expect(rt01?.humidity?.bins.map(({ from, count }) => [from, count])).toEqual([
      [20, 10],
      [30, 39],
      [40, 80],
      [50, 95],
      [60, 77],
      [70, 75],
      [80, 167],
      [90, 163],
    ])
    expect(rt01?.humidity?.bins[3]?.mean).toBeCloseTo(1.4899880743264, 9)
    expect(rt01?.humidity?.bins[3]?.deviation).toBeCloseTo(1.5789808332593, 9)
    expect(rt01?.temperature?.bins.map(({ count }) => count)).toEqual([3, 58, 295, 149, 171, 30])
    expect(rt01?.temperature?.bins[0]).toMatchObject({ from: 10, to: 15 })
    expect(rt01?.temperature?.bins[0]?.mean).toBeCloseTo(-2.20390339229541, 9)
  })

  it('RT01 meets the targets for slope, intercept and error by its RMSE, not the one for linearity', () => {
    expect(rt01?.targets.map(({ target, isMet }) => [target, isMet])).toEqual([
      ['slope', true],
      ['intercept', true],
      ['linearity', false],
      ['error', true],
    ])
    expect(rt01?.targets[3]?.checks.map(({ figure, isMet }) => [figure, isMet])).toEqual([
      ['rmse', true],
      ['nrmsePercent', false],
    ])
  })

  // In R: the line of the first floor(2 n / 3) pairs, inverted, for the others.
  it('corrects RT01 by the inverse of its line, and checks the line of the first two thirds on the last third', () => {
    const { coefficients, check, rawFrom, rawTo } = rt01?.correction ?? {}
    expect(coefficients?.[0]).toBeCloseTo(1.660508605158 / 0.8164924070537, 8)
    expect(coefficients?.[1]).toBeCloseTo(1 / 0.8164924070537, 9)
    expect([rawFrom, rawTo]).toEqual([1.128, 13.763])
    expect(check).toMatchObject({ fittedPairs: 470, checkedPairs: 236 })
    expect(check?.checkedFrom).toBe(435_103 * 3_600_000)
    expect(check?.coefficients[0]).toBeCloseTo(0.01897944155494, 8)
    expect(check?.coefficients[1]).toBeCloseTo(1.472789822698, 8)
    expect(check?.before.rmse).toBeCloseTo(4.005163952716, 8)
    expect(check?.before.bias).toBeCloseTo(-3.817559322034, 8)
    expect(check?.after.rmse).toBeCloseTo(2.936808054424, 8)
    expect(check?.after.bias).toBeCloseTo(-2.543571316208, 8)
    expect(check?.after.nrmsePercent).toBeCloseTo(45.37689543303, 7)
  })
})
