import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seedReadings } from '../../../testing/seed.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import { FLAGS } from '../measurements/flags.fixture.ts'
import { hiddenReadings } from './0025_hidden_readings.ts'

/** The flags that there were. */
const EARLIER = FLAGS.filter((flags) => flags < 32)
const NOON = Date.UTC(1969, 11, 30, 12, 5)

it.each(TEST_ENGINES)(
  'counts readings hidden before like storing counts them, on $name',
  async ({ open }) => {
    const store = await open()
    try {
      const { speed } = await seedWindStation(store)
      const readings = Array.from({ length: 300 }, (_, at): [number, number, number] => [
        NOON + at * 17 * MINUTE_MS,
        at,
        EARLIER[at % 13] ?? 0,
      ])
      await seedReadings({ store }, speed, readings)
      const counted = () =>
        store.db
          .selectFrom('hidden_rollups')
          .select(['data_point', 'step_ms', 'ts', 'sensor_fault', 'invalid', 'implausible'])
          .orderBy('step_ms')
          .orderBy('ts')
          .execute()
      const stored = await counted()
      expect(stored.filter(({ step_ms: step }) => step === DAY_MS)).toHaveLength(5)

      await sql`drop table hidden_rollups`.execute(store.db)
      await hiddenReadings(store.db as unknown as Kysely<unknown>)
      expect(await counted()).toEqual(stored)
    } finally {
      await store.close()
    }
  },
)
