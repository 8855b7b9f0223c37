import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { FLEET } from '../fleet/fleet.ts'
import { dataPointIds, nodeNamed } from '../fleet/lookUp.ts'
import { cityTimeAt } from './cityTime.ts'
import { trafficAt } from './rhythm.ts'
import { scheduleOf } from './schedule.ts'
import { mean, seriesOf, SETUP_AT } from './seriesOf.fixture.ts'
import { weatherAt } from './weather.ts'

const WEEK = { from: SETUP_AT - 7 * DAY_MS, to: SETUP_AT }
const series = (name: string, parameterId: string) => seriesOf(name, parameterId, WEEK)

const meanAt = (name: string, parameterId: string, hours: readonly number[], weekend: boolean) =>
  mean(
    series(name, parameterId)
      .filter(({ ts }) => {
        const time = cityTimeAt(ts)
        return hours.includes(Math.floor(time.hour)) && time.isWeekend === weekend
      })
      .map(({ value }) => value),
  )

describe('the fleet', () => {
  it('contains at least forty devices of every named type', () => {
    expect(FLEET.length).toBeGreaterThanOrEqual(40)
    expect(new Set(FLEET.map(({ type }) => type))).toEqual(
      new Set([
        'Aethair IAQ',
        'Aethair Pro',
        'Aethair IAQ 2',
        'AirGradient Indoor',
        'Driq',
        'Purifier',
        'Inventory',
        'Thiamis-1000',
        'Thiamis-X',
      ]),
    )
  })

  it('gives each device a serial of eight characters', () => {
    const serials = FLEET.map(({ serial }) => serial)
    expect(new Set(serials).size).toBe(serials.length)
    for (const serial of serials) expect(serial).toMatch(/^\dC[0-9A-Z]{6}$/)
  })

  it('throws the name of an unknown device or data point', () => {
    expect(() => nodeNamed('Atlantis')).toThrow('Atlantis')
    expect(() => dataPointIds(nodeNamed('Quay Street'), ['170:1'])).toThrow('170:1')
  })
})

describe('the simulated air', () => {
  it('changes the wind of one minute little to the next', () => {
    const start = Date.UTC(2026, 2, 2)
    const speeds = Array.from({ length: 2 * 24 * 60 }, (_, minute) => {
      const { windEast, windNorth } = weatherAt(start + minute * 60_000)
      return Math.hypot(windEast, windNorth)
    })
    const steps = speeds.slice(1).map((speed, index) => Math.abs(speed - (speeds[index] ?? speed)))
    expect(Math.max(...steps)).toBeLessThan(0.3)
  })

  it('simulates the same values each time', () => {
    expect(series('Quay Street', '132:5').slice(0, 500)).toEqual(
      series('Quay Street', '132:5').slice(0, 500),
    )
  })

  it('shows more particles at the roadside on working mornings than at night', () => {
    const peak = meanAt('Bridge approach', '132:5', [8], false)
    const night = meanAt('Bridge approach', '132:5', [3], false)
    expect(peak).toBeGreaterThan(night + 3)
  })

  it('fills rooms by day and empties them on weekends', () => {
    const worked = meanAt('Town Hall, first floor', '131:10', [11], false)
    const weekend = meanAt('Town Hall, first floor', '131:10', [11], true)
    expect(worked).toBeGreaterThan(700)
    expect(weekend).toBeLessThan(500)
  })

  it('shows calms in some nights and few by day', () => {
    const share = (name: string, from: number, to: number) => {
      const speeds = series(name, '150:1').filter(({ ts }) => {
        const { hour } = cityTimeAt(ts)
        return hour >= from && hour < to
      })
      return speeds.filter(({ value }) => value === 0).length / speeds.length
    }
    for (const name of ['Town Hall roof', 'Lighthouse', 'University hill']) {
      expect([name, share(name, 0, 7) > 0.03]).toEqual([name, true])
      expect([name, share(name, 0, 7) < 0.15]).toEqual([name, true])
      expect([name, share(name, 10, 18) < 0.01]).toEqual([name, true])
    }
  })

  it('shows quiet nights on building sites and loud days', () => {
    for (const site of ['Metro site east', 'Old brewery site']) {
      const night = meanAt(site, '160:1', [1, 2, 3], false)
      const day = meanAt(site, '160:1', [9, 10, 11, 14, 15, 16], false)
      expect([site, night > 39 && night < 46, night]).toEqual([site, true, night])
      expect([site, day > 60 && day < 75, day]).toEqual([site, true, day])
      expect(meanAt(site, '160:1', [10, 15], true)).toBeLessThan(58)
    }
  })

  it('shows most sulphur dioxide near ships, less at roads and least on the hill', () => {
    const so2 = (name: string) => mean(series(name, '170:3').map(({ value }) => value))
    const [harbour, road, hill] = ['Cruise terminal', 'Northern ring road', 'University hill'].map(
      so2,
    )
    expect(harbour).toBeGreaterThan((road ?? 0) * 1.3)
    expect(road).toBeGreaterThan((hill ?? 0) * 1.4)
  })

  it.each([
    ['Quay Street', 0.4, 0.65],
    ['Market Square', 0.5, 0.75],
    ['Metro site east', 0.2, 0.5],
  ])('%s: fine particles are %d to %d of PM10', (name, least, most) => {
    const of = (id: string) => mean(series(name, id).map(({ value }) => value))
    const share = of('132:5') / of('132:7')
    expect(share).toBeGreaterThan(least)
    expect(share).toBeLessThan(most)
  })

  it('shows most ozone in the afternoon and little at night', () => {
    const at = (hour: number) => meanAt('Market Square', '170:2', [hour], false)
    expect(at(14)).toBeGreaterThan(at(4) + 8)
    expect(at(8)).toBeLessThan(at(14) - 8)
  })

  it.each([
    ['Quay Street', '132:5', 0.5, 150],
    ['Quay Street', '160:1', 40, 95],
    ['Town Hall roof', '150:1', 0, 25],
    ['Town Hall roof', '150:2', 0, 359],
    ['Town Hall roof', '128:1', -5, 35],
    ['Town Hall roof', '128:2', 15, 100],
    ['Archive, vault 1', '131:10', 400, 1500],
    ['Market Square', '170:2', 0, 90],
  ])('%s %s lies between %d and %d', (name, parameterId, min, max) => {
    const values = series(name, parameterId).map(({ value }) => value)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(min)
    expect(Math.max(...values)).toBeLessThanOrEqual(max)
    expect(new Set(values).size).toBeGreaterThan(20)
  })

  it('simulates a dead fan at one device', () => {
    const readings = series('Western avenue 410', '132:7')
    const faults = readings.filter(({ flags }) => flags === 1)
    expect(new Set(faults.map(({ value }) => value))).toEqual(new Set([1999.9]))
    expect(faults[0]?.ts).toBeGreaterThan(SETUP_AT - 1.3 * DAY_MS)
    expect(readings.at(-1)?.flags).toBe(1)
  })

  it('shows traffic peaks on working days only', () => {
    expect(trafficAt({ hour: 8.4, isWeekend: false, day: 0, yearShare: 0 })).toBeGreaterThan(0.8)
    expect(trafficAt({ hour: 8.4, isWeekend: true, day: 0, yearShare: 0 })).toBeLessThan(0.3)
  })
})

describe('the reports of a device', () => {
  const times = (name: string) => [
    ...scheduleOf(nodeNamed(name), SETUP_AT).times(WEEK.from, WEEK.to),
  ]

  it('reports come at the interval of the device, with gaps', () => {
    const steps = times('Market Square').map((ts, index, all) => ts - (all[index - 1] ?? ts))
    expect(times('Market Square').length).toBeGreaterThan(1800)
    expect(times('Market Square').length).toBeLessThan(2016)
    expect(Math.max(...steps)).toBeGreaterThan(HOUR_MS / 3)
  })

  it('computes the same reports at once or hour by hour', () => {
    const schedule = scheduleOf(nodeNamed('Quay Street'), SETUP_AT)
    const from = SETUP_AT - 3 * HOUR_MS
    const hourly = [0, 1, 2].flatMap((hour) => [
      ...schedule.times(from + hour * HOUR_MS, from + (hour + 1) * HOUR_MS),
    ])
    expect(hourly).toEqual([...schedule.times(from, SETUP_AT)])
  })

  it('computes reports of a fast device at its own interval in the past as well', () => {
    expect(times('Quay Street').length).toBeGreaterThan(35_000)
    expect(nodeNamed('Quay Street').intervalMs).toBe(15_000)
  })

  it('reports end two days ago at the device that is offline', () => {
    const last = times('Riverside path').at(-1) ?? 0
    expect(SETUP_AT - last).toBeGreaterThanOrEqual(2 * DAY_MS)
    expect(SETUP_AT - last).toBeLessThan(2.2 * DAY_MS)
  })
})
