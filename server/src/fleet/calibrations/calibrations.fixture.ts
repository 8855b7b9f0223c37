import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { REFERENCE_TAG } from '@airshed/schemas'
import { seedDataPoint, seedNode, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import type { World } from '../../testing/world/world.ts'

/** The hours that these devices have readings of: 30, up to two hours ago. */
export const FROM = TEST_NOW_MS - 32 * HOUR_MS
export const TO = TEST_NOW_MS - 2 * HOUR_MS
const QUARTER_MS = 15 * MINUTE_MS

/** What a reference measures in an hour, µg/m³: a slow wave between 5 and 25. */
export const truth = (hour: number): number => 15 + 10 * Math.sin(hour / 4)

/** A device that reports every 15 minutes one value per hour; null: nothing in that hour. */
export async function seedCompared(
  { context }: Pick<World, 'context'>,
  device: {
    serial: string
    organization?: string | null
    sharedTo?: readonly string[]
    isReference?: boolean
    path?: string
    unit?: string
  },
  valueOf: (hour: number) => number | null,
) {
  const { serial, organization = 'city', sharedTo = [] } = device
  const node = await seedNode(context, { serial, organization, sharedTo, intervalMs: QUARTER_MS })
  if (device.isReference === true) {
    await context.store.db
      .updateTable('nodes')
      .set({ tags: [REFERENCE_TAG, 'roof'] })
      .where('id', '=', node.nodeId)
      .execute()
  }
  const { path = '132:5', unit = 'µg/m³' } = device
  const point = await seedDataPoint(context, node, { path, unit })
  const readings = Array.from({ length: 30 }, (_, hour) => valueOf(hour)).flatMap((value, hour) =>
    value === null
      ? []
      : [0, 1, 2, 3].map((quarter): [number, number] => [
          FROM + hour * HOUR_MS + quarter * QUARTER_MS,
          value,
        ]),
  )
  await seedReadings(context, point, readings)
  return { ...node, serial, point }
}
