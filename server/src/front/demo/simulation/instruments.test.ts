import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { nodeNamed } from '../fleet/lookUp.ts'
import { reporterOf } from './report.ts'
import {
  autocorrelation,
  correlation,
  deviation,
  mean,
  seriesOf,
  SETUP_AT,
} from './seriesOf.fixture.ts'

const THREE_HOURS = { from: SETUP_AT - 3 * HOUR_MS, to: SETUP_AT }
const WEEK = { from: SETUP_AT - 7 * DAY_MS, to: SETUP_AT }
const valuesOf = (name: string, parameterId: string, window = THREE_HOURS) =>
  seriesOf(name, parameterId, window).map(({ value }) => value)

/** Changes of a direction in degrees, the short way round. */
const turns = (directions: readonly number[]) =>
  directions.slice(1).map((to, index) => {
    const turn = Math.abs(to - (directions[index] ?? to))
    return Math.min(turn, 360 - turn)
  })

describe('consecutive readings', () => {
  it.each([
    ['Quay Street', '132:5', 0.9],
    ['Quay Street', '132:7', 0.9],
    ['Quay Street', '160:1', 0.5],
    ['Town Hall roof', '150:1', 0.9],
    ['Town Hall roof', '150:3', 0.9],
    ['Town Hall roof', '128:1', 0.95],
    ['Town Hall roof', '128:2', 0.95],
  ])('correlates %s %s from report to report by more than %d', (name, parameterId, least) => {
    expect(autocorrelation(valuesOf(name, parameterId), 1)).toBeGreaterThan(least)
  })

  it('PM2.5 changes in small steps and still has plumes', () => {
    const values = valuesOf('Quay Street', '132:5', { ...THREE_HOURS, from: SETUP_AT - DAY_MS })
    const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)))
    const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
    expect(usual).toBeLessThan(0.03 * mean(values))
    expect(Math.max(...values)).toBeGreaterThan(mean(values) + 3 * deviation(values))
  })
})

describe('instruments that agree with each other', () => {
  it('temperature and humidity are anticorrelated', () => {
    const temperature = valuesOf('University hill', '128:1', WEEK)
    expect(correlation(temperature, valuesOf('University hill', '128:2', WEEK))).toBeLessThan(-0.4)
  })

  it('gusts are above the wind speed and follow it', () => {
    const speed = valuesOf('Town Hall roof', '150:1')
    const gust = valuesOf('Town Hall roof', '150:3')
    expect(gust.every((value, index) => value >= (speed[index] ?? 0))).toBe(true)
    expect(correlation(speed, gust)).toBeGreaterThan(0.7)
  })

  it('the sound level lies between its minimum and maximum', () => {
    const [lowest, level, highest] = ['160:2', '160:1', '160:3'].map((id) =>
      valuesOf('Quay Street', id),
    )
    level?.forEach((value, index) => {
      expect(value).toBeGreaterThan(lowest?.[index] ?? Number.NaN)
      expect(value).toBeLessThan(highest?.[index] ?? Number.NaN)
    })
  })

  it('finer particles are never more than coarser ones', () => {
    const fine = valuesOf('Bridge approach', '132:5', WEEK)
    const all = valuesOf('Bridge approach', '132:7', WEEK)
    expect(fine.every((value, index) => value <= (all[index] ?? 0) + 0.3)).toBe(true)
  })

  it('ozone is low where nitrogen dioxide is high', () => {
    const no2 = valuesOf('Northern ring road', '170:1', WEEK)
    expect(correlation(no2, valuesOf('Northern ring road', '170:2', WEEK))).toBeLessThan(-0.4)
  })
})

describe('the wind', () => {
  it('turns slowly, also through north', () => {
    const directions = valuesOf('Town Hall roof', '150:2', WEEK)
    const speeds = valuesOf('Town Hall roof', '150:1', WEEK)
    const inWind = turns(directions).filter((_, index) => (speeds[index] ?? 0) > 2)
    expect(Math.max(...inWind)).toBeLessThan(30)
    expect(directions.some((to, index) => Math.abs(to - (directions[index - 1] ?? to)) > 300)).toBe(
      true,
    )
  })
})

describe('a room', () => {
  it('a room accumulates CO2 while people are in it and loses it afterwards', () => {
    const at = (hour: number) => {
      const from = Date.parse(`2026-02-26T${String(hour).padStart(2, '0')}:00:00Z`)
      return mean(valuesOf('Classroom 4B', '131:10', { from, to: from + HOUR_MS / 4 }))
    }
    expect(at(8)).toBeLessThan(at(9))
    expect(at(9)).toBeLessThan(at(10))
    expect(at(15)).toBeGreaterThan(at(17))
    expect(at(17)).toBeGreaterThan(at(19))
    expect(at(23)).toBeLessThan(450)
  })

  it('simulates the same room whichever day comes first', () => {
    const node = nodeNamed('Town Hall, first floor')
    const times = Array.from({ length: 12 }, (_, index) => SETUP_AT - index * DAY_MS)
    const forward = reporterOf(node, SETUP_AT)
    const backward = reporterOf(node, SETUP_AT)
    const expected = times.map((ts) => forward.readAt(ts))
    expect(times.toReversed().map((ts) => backward.readAt(ts))).toEqual(expected.toReversed())
  })
})

describe('the simulated device', () => {
  it('drains its battery in steps of hundredths', () => {
    const values = valuesOf('Lighthouse', '190:1', WEEK)
    const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)))
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.2)
    expect(steps.toSorted((a, b) => b - a)[20]).toBeLessThanOrEqual(0.05)
  })

  it('falls silent once its battery is flat', () => {
    expect(valuesOf('Riverside path', '190:1', WEEK).at(-1)).toBeLessThan(10.6)
  })

  it('stands in the dust that triggers its alert', () => {
    const hour = { from: SETUP_AT - HOUR_MS / 2, to: SETUP_AT }
    expect(Math.min(...valuesOf('Metro site east', '132:7', hour))).toBeGreaterThan(100)
    expect(mean(valuesOf('Metro site east', '132:7', hour))).toBeGreaterThan(150)
  })
})
