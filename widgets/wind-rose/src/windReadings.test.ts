import { frame } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { windFrames, windReadings } from './windReadings.ts'

const MINUTE_MS = 60_000
const series = (path: string, times: number[], values: number[]) => ({
  ...frame(`1C00A3F7.0.0.0/${path}`),
  times: Float64Array.from(times, (time) => time * MINUTE_MS),
  values: Float64Array.from(values),
  reportingIntervalMs: 5 * MINUTE_MS,
})
const speed = series('150:1', [0, 5, 10, 15], [1, 2, 3, 4])
const range = { from: 5 * MINUTE_MS, to: 60 * MINUTE_MS }

describe('the readings of a rose', () => {
  it('are those of the window, paired with directions of half an interval around', () => {
    const direction = series('150:2', [7, 13, 60], [90, 180, 270])
    const readings = windReadings({ speed, direction, pollutant: null }, range)
    expect([...readings.speeds]).toEqual([2, 3, 4])
    expect([...readings.directionsDeg]).toEqual([90, Number.NaN, 180])
    expect(readings.concentrations).toHaveLength(0)
  })

  it('are wider apart where the server averaged them', () => {
    const averaged = { ...speed, averagingPeriodMs: 20 * MINUTE_MS }
    const direction = series('150:2', [7, 13, 60], [90, 180, 270])
    const readings = windReadings({ speed: averaged, direction, pollutant: null }, range)
    expect([...readings.directionsDeg]).toEqual([90, 180, 180])
  })

  it('take the pollutant along', () => {
    const dust = series('132:5', [5, 10], [12, 40])
    const readings = windReadings({ speed, direction: speed, pollutant: dust }, range)
    expect([...readings.concentrations]).toEqual([12, 40, Number.NaN])
  })

  it('are none where a series is missing', () => {
    expect(windReadings({ speed, direction: null, pollutant: null }, range).speeds).toHaveLength(0)
    expect(windFrames(usual, [speed])).toEqual({ speed, direction: null, pollutant: null })
  })
})
