import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seedDataPoint, seedNode, seedOrganization, seedReadings } from '../../../testing/seed.ts'
import type { Store } from '../store.ts'

const START = Date.UTC(2026, 2, 2)
const NOW = START + DAY_MS
/** Every tenth minute of ten is missing. */
const GOOD = Array.from({ length: 1440 }, (_, minute) => minute)
  .filter((minute) => minute % 10 !== 9)
  .map((minute): [number, number] => [START + minute * MINUTE_MS, 5 + (minute % 7)])
const UNKNOWN = 32 | 64

describe.each(TEST_ENGINES)('readings of an unset clock, on $name', ({ open }) => {
  let store: Store
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    store = await open({ clock: () => NOW })
    const organization = await seedOrganization({ store }, 'city')
    const seed = async (serial: string, readings: [number, number, number?][]) => {
      const node = await seedNode({ store }, { serial, organization, intervalMs: MINUTE_MS })
      const point = await seedDataPoint({ store }, node)
      await seedReadings({ store }, point, readings)
      ids[serial] = point.id
    }
    await seed('unset1970', [[187_000, 900, UNKNOWN], [247_000, 900, UNKNOWN], ...GOOD])
    await seed('unset2000', [[Date.UTC(2000, 0, 1, 0, 3), 900, UNKNOWN], ...GOOD])
    await seed('earlier', [[187_000, 5, 32], ...GOOD])
    await seed(
      'arrived',
      GOOD.map(([ts, value]) => [ts, value, 32 | 4]),
    )
    await seed('history', [[HOUR_MS, 5], ...GOOD])
    await seed('onlyUnset', [[187_000, 900, UNKNOWN]])
  })
  afterAll(() => store.close())

  const figures = async (serial: string, from: number, percentiles?: number[]) => {
    const id = ids[serial] ?? ''
    const search = { data_point_id: [id], from, to: NOW, percentiles }
    return (await store.measurements.statistics(search)).get(id)
  }

  const plainMean = () => {
    let sum = 0
    for (const [, value] of GOOD) sum += value
    return sum / GOOD.length
  }

  it.each([
    ['unset1970', 0, 2],
    ['unset1970', 187_000, 2],
    ['unset2000', 0, 1],
    ['unset2000', Date.UTC(2000, 0, 1), 1],
  ])(
    'counts no readings of an unset clock in statistics: %s from %i',
    async (serial, from, unknownTime) => {
      const found = await figures(serial, from, [100])
      expect(found).toMatchObject({
        count: 1296,
        expected: 1440,
        coverage: 0.9,
        minimum: 5,
        maximum: 11,
        hidden: { unknownTime },
        percentiles: [{ percent: 100, value: 11 }],
      })
      expect(found?.value).toBeCloseTo(plainMean(), 10)
    },
  )

  it('counts readings that got their time of arrival like any other', async () => {
    const found = await figures('arrived', 0)
    expect(found).toMatchObject({ count: 1296, expected: 1440, hidden: {} })
    expect(found?.value).toBeCloseTo(plainMean(), 10)
  })

  it('readings of an unset clock stored by an earlier version do not stretch the range', async () => {
    expect(await figures('earlier', 0)).toMatchObject({ count: 1297, expected: 1440 })
  })

  it('readings of an unset clock alone make no others due', async () => {
    expect(await figures('onlyUnset', 0)).toMatchObject({ value: null, count: 0, expected: 0 })
  })

  it('expects a full record from a device with history since 1970', async () => {
    expect(await figures('history', 0)).toMatchObject({ value: null, expected: NOW / MINUTE_MS })
  })

  it('readings of an unset clock change nothing in a range that begins later', async () => {
    const from = START - DAY_MS
    expect(await figures('unset1970', from)).toMatchObject({ expected: 2880, coverage: 0.45 })
  })

  it('reads such readings one by one with their flags', async () => {
    const { key } = await store.db
      .selectFrom('data_points')
      .select('key')
      .where('id', '=', ids['unset1970'] ?? '')
      .executeTakeFirstOrThrow()
    const query = { dataPoint: key, from: 0, to: DAY_MS, count: 10 }
    expect(await store.measurements.readings(query)).toEqual([
      [187_000, 900, UNKNOWN],
      [247_000, 900, UNKNOWN],
    ])
  })
})
