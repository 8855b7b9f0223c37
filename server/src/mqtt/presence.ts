import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import { AttemptLimit } from '../limits/attemptLimit.ts'
import type { Tables } from '../store/tables.ts'

/** How long messages are published to a device that says nothing more over MQTT. */
export const PRESENT_FOR_MS = DAY_MS
/** How often it is noted that a device still speaks over MQTT. */
const NOTED_EVERY_MS = HOUR_MS

/**
 * Notes that a device asked for its messages over MQTT and got them: from now on it is sent what comes.
 *
 * @param after position of the last message that is safe with it; 0: it has none
 * @param pushed position up to which it was just sent what is valid
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

/** Makes what notes that a device which asked for its messages is still there. */
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
