import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../../base/clock.ts'
import { AttemptLimit } from '../../storage/limits/attemptLimit.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** How long messages are published to a device after its last contact over MQTT. */
export const PRESENT_FOR_MS = DAY_MS
/** How often the presence of a device on MQTT is written. */
const NOTED_EVERY_MS = HOUR_MS

/**
 * Records that a device requested its messages over MQTT and got them: from now on new ones are pushed to it.
 *
 * @param after position of the last message that it has confirmed; 0: none
 * @param pushed position up to which valid messages were just sent to it
 * @param now ms UTC
 */
export async function notePresent(
  db: Kysely<Tables>,
  nodeId: string,
  { after, pushed, now }: { after: number; pushed: number; now: number },
): Promise<void> {
  await db
    .updateTable('device_channels')
    .set({
      mqtt_seen_at: now,
      mqtt_after: after,
      mqtt_pushed: sql`greatest(mqtt_pushed, ${pushed})`,
    })
    .where('node_id', '=', nodeId)
    .execute()
}

/** Creates the function that records that a device which requested its messages is still present. */
export function createStillPresent(
  db: Kysely<Tables>,
  clock: Clock,
): (nodeId: string) => Promise<void> {
  const noted = new AttemptLimit({ attempts: 1, windowMs: NOTED_EVERY_MS }, clock)
  return async (nodeId) => {
    if (noted.take(nodeId) > 0) return
    await db
      .updateTable('device_channels')
      .set({ mqtt_seen_at: clock() })
      .where('node_id', '=', nodeId)
      .where('mqtt_seen_at', '>', clock() - PRESENT_FOR_MS)
      .execute()
  }
}
