import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seedReadings } from '../../../testing/seed.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { decimalsOfReadings } from './0129_decimals_of_readings.ts'

const NOON = Date.UTC(2026, 2, 2, 12)
const STEP_MS = 600_000

it.each(TEST_ENGINES)(
  'finds the decimals of older readings, up to the precision of their data points, on $name',
  async ({ open }) => {
    const store = await open()
    try {
      const points = await seedWindStation(store)
      // Ends and extremes of each step are readings: 35.2 is neither newest nor in the newest step.
      await seedReadings({ store }, points.speed, [
        [NOON, 35.2],
        [NOON + STEP_MS, 35],
        [NOON + 2 * STEP_MS, 36],
      ])
      await sql`alter table data_points drop column decimals`.execute(store.db)
      await decimalsOfReadings(store.db as never)
      const found = await store.db
        .selectFrom('data_points')
        .select(['id', 'precision', 'decimals'])
        .where('id', 'in', [points.speed.id, points.direction.id])
        .execute()
      expect(found.find(({ id }) => id === points.speed.id)?.decimals).toBe(1)
      expect(found.find(({ id }) => id === points.direction.id)?.decimals).toBeNull()
    } finally {
      await store.close()
    }
  },
)
