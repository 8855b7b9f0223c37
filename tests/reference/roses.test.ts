import type { Rose, RoseResult } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createComparison } from './comparison.ts'
import { NOW_MS, START_MS, WIND_DEVICES } from './devices.ts'
import { randomFrom } from './evaluator/random.ts'
import { plainRose, type RosePlan } from './evaluator/rose.ts'
import { createReferenceWorld, type ReferenceWorld } from './referenceWorld.ts'

/** Half of the last place of a share, which is rounded to hundredths. */
const SHARE = 0.005_000_1
const ROUNDS = 10
const POINTS_OF_DEVICE = 3

let reference: ReferenceWorld
beforeAll(async () => {
  reference = await createReferenceWorld(WIND_DEVICES, { seed: 3_000, nowMs: NOW_MS })
})
afterAll(() => reference.close())

it.each(WIND_DEVICES.map(({ serial }, device) => ({ serial, device })))(
  'computes the roses of $serial like plain loops over raw readings',
  async ({ device }) => {
    const comparison = createComparison()
    const random = randomFrom(device + 1)
    const [speed, direction, pollutant] = reference.points.slice(POINTS_OF_DEVICE * device)
    if (speed === undefined || direction === undefined || pollutant === undefined) {
      throw new Error('expected three data points')
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = START_MS + Math.floor(random() * (NOW_MS - START_MS))
      const plan: RosePlan = {
        speed: speed.series,
        direction: direction.series,
        pollutant: pollutant.series,
        from,
        to: from + 3_600_000 + Math.floor(random() * (NOW_MS - from)),
        now: NOW_MS,
        sectors: [16, 12, 8, 36][round % 4] ?? 16,
        breaks: [2, 4, 6],
        isCorrected: round % 3 > 0,
      }
      const { data } = await reference.ask<RoseResult>('search/statistics/rose', {
        speed_data_point_id: speed.id,
        direction_data_point_id: direction.id,
        pollutant_data_point_id: pollutant.id,
        from: plan.from,
        to: plan.to,
        sector_count: plan.sectors,
        speed_breaks: plan.breaks,
        corrected: plan.isCorrected,
      })
      if (data === null) throw new Error('expected a rose, got none')
      compare(plan, data, `seed ${speed.seed}, round ${round}`)
    }
    expect(comparison.expectNone()).toBeGreaterThan(2_000)

    function compare(plan: RosePlan, { wind, pollution, ...got }: Rose, where: string): void {
      const rose = plainRose(plan)
      const place = { seed: speed?.seed ?? 0, where }
      const figure = (name: string, expected: number | null, own: number | null | undefined) =>
        comparison.figure(place, name, expected, own)
      figure('averaging', rose.averagingMs, got.averagingPeriodMs)
      figure('pairs', rose.count, wind.count)
      figure('calms', rose.calmCount, wind.calmCount)
      comparison.figure(place, 'share of calms', rose.calmPercent, wind.calmPercent, SHARE)
      figure('unpaired', rose.unpaired, got.unpairedCount)
      figure('mean speed', rose.meanSpeed.value, wind.meanSpeed)
      figure('expected', rose.meanSpeed.expected, got.expected)
      figure('coverage', rose.meanSpeed.coverage, got.coverage)
      figure('carried by calms', rose.calm.mean, pollution?.calm.mean)
      for (const [sector, expected] of rose.sectors.entries()) {
        const own = wind.sectors[sector]
        const name = `sector ${(sector * 360) / plan.sectors}°`
        figure(`${name}, winds`, expected.count, own?.count)
        comparison.figure(place, `${name}, share`, expected.percent, own?.percent, SHARE)
        figure(`${name}, carried`, expected.carried.mean, pollution?.sectors[sector]?.mean)
        for (const [at, cell] of (rose.cells[sector] ?? []).entries()) {
          const ofClass = `${name}, class ${at}`
          const share = own?.classes[at]
          figure(`${ofClass}, winds`, cell.count, share?.count)
          comparison.figure(place, `${ofClass}, share`, cell.percent, share?.percent, SHARE)
          const carried = pollution?.sectors[sector]?.classes[at]
          figure(`${ofClass}, carried`, cell.carried.mean, carried?.mean)
          figure(`${ofClass}, of`, cell.carried.count, carried?.count)
        }
      }
    }
  },
)
