import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../testing/engines.ts'
import {
  seedDataPoint,
  seedNode,
  seedOrganization,
  seedReadings,
  type SeededDataPoint,
} from '../../testing/seed.ts'
import type { Store } from '../../storage/store/store.ts'
import { flagReadingsAgain, type BoundedParameter } from './plausibleRanges.ts'

const START = Date.UTC(2026, 2, 2, 6)
const { sensorFault, receivedTime, implausible } = MEASUREMENT_FLAGS
const AIR: BoundedParameter = { id: '128:1', unit: '°C', plausible: { min: -80, max: 60 } }

/** Value, the flags that it was stored with, and those that the range gives it. */
const READINGS: readonly (readonly [value: number | null, stored: number, wanted: number])[] = [
  [21, 0, 0],
  [-1000, 0, implausible],
  [60, implausible, 0],
  [999, sensorFault, sensorFault],
  [null, 0, 0],
  [-999, receivedTime, receivedTime | implausible],
  [80, implausible, implausible],
]

describe.each(TEST_ENGINES)('changed plausible ranges, on $name', ({ open }) => {
  let store: Store
  /** Stored with old flags, and as it would be stored today. */
  let [old, today]: SeededDataPoint[] = []
  beforeEach(async () => {
    store = await open({ clock: () => START + 30 * DAY_MS })
    const organization = await seedOrganization({ store }, 'city')
    const points = await Promise.all(
      ['1C00A3F7', '1C00B112'].map(async (serial) => {
        const node = await seedNode({ store }, { serial, organization })
        return seedDataPoint({ store }, node, { path: '128:1', unit: '°C' })
      }),
    )
    ;[old, today] = points
    const readings = READINGS.map(
      ([value, stored, wanted], at) => [START + at * 5 * HOUR_MS, value, stored, wanted] as const,
    )
    await seedReadings(
      { store },
      points[0]!,
      readings.map(([ts, value, stored]) => [ts, value, stored]),
    )
    await seedReadings(
      { store },
      points[1]!,
      readings.map(([ts, value, , wanted]) => [ts, value, wanted]),
    )
  })
  afterEach(() => store.close())

  const flagAgain = (
    parameters: readonly BoundedParameter[],
    options: { stopAfter?: number } = {},
  ) => {
    const controller = new AbortController()
    let days = 0
    const steps: [done: number, of: number][] = []
    const changed = flagReadingsAgain(
      {
        db: store.db,
        signal: controller.signal,
        async progress(done, of) {
          steps.push([done, of])
          days += 1
          if (days === options.stopAfter) controller.abort()
        },
        commit: (effect) => store.db.transaction().execute(effect),
      },
      parameters,
    )
    return { changed, steps }
  }
  const kept = async (point: SeededDataPoint | undefined) => {
    const of = async (table: 'measurements' | 'rollups' | 'hidden_rollups') => {
      const rows = await store.db
        .selectFrom(table)
        .selectAll()
        .where('data_point', '=', point?.key ?? 0)
        .orderBy('ts')
        .execute()
      return rows.map((row) => JSON.stringify({ ...row, data_point: null })).toSorted()
    }
    const { last_value: newest } = await store.db
      .selectFrom('data_points')
      .select('last_value')
      .where('key', '=', point?.key ?? 0)
      .executeTakeFirstOrThrow()
    return {
      readings: await of('measurements'),
      rollups: await of('rollups'),
      hidden: await of('hidden_rollups'),
      newest,
    }
  }

  it('a change of ranges leaves readings, rollups and counts as if stored under the new ones', async () => {
    expect(await kept(old)).not.toEqual(await kept(today))
    const { changed, steps } = flagAgain([AIR])
    expect(await changed).toBe(3)
    expect(steps.at(-1)).toEqual([2, 2])
    expect(await kept(old)).toEqual(await kept(today))
    const again = flagAgain([AIR])
    expect(await again.changed).toBe(0)
    expect(again.steps).toEqual([])
  })

  it('a change of ranges continues after an interruption where it stopped', async () => {
    const broken = flagAgain([AIR], { stopAfter: 1 })
    await expect(broken.changed).rejects.toThrow('abort')
    expect(await kept(old)).not.toEqual(await kept(today))
    const rest = await flagAgain([AIR]).changed
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThan(3)
    expect(await kept(old)).toEqual(await kept(today))
  })

  it('shows hidden readings again once a parameter has no range', async () => {
    await flagAgain([{ ...AIR, plausible: null }]).changed
    const flags = await store.db.selectFrom('measurements').select('flags').execute()
    expect(flags.some(({ flags: one }) => (one & implausible) !== 0)).toBe(false)
    const found = await store.measurements.statistics({
      data_point_id: [old?.id ?? ''],
      from: START,
      to: START + 2 * DAY_MS,
    })
    expect(found.get(old?.id ?? '')).toMatchObject({
      minimum: -1000,
      maximum: 80,
      count: 5,
      hidden: { sensorFault: 1 },
    })
  })

  it('skips data points in another unit', async () => {
    const before = await kept(old)
    expect(await flagAgain([{ ...AIR, unit: 'K' }]).changed).toBe(0)
    expect(await kept(old)).toEqual(before)
  })
})
