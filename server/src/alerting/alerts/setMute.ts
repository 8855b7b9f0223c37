import { isMuted } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { afterCommit } from '../../storage/store/afterCommit.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { ALERT_NOTICES_TOPIC } from './topic.ts'

/** An alert as it was before; its row must be locked. */
interface MutedAlert {
  id: string
  /** ms UTC; null: it was not muted. */
  mutedUntil: number | null
}

/**
 * Mutes an alert, or ends its mute. When the mute is over, subscribers are notified if the alert is still active; if it is
 * ended, at once.
 *
 * @param until ms UTC; null: it is no longer muted
 */
export async function setMute(
  { bus, clock }: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Transaction<Tables>,
  { id, mutedUntil }: MutedAlert,
  until: number | null,
): Promise<void> {
  const now = clock()
  const overAt = isMuted(until, now) ? until : isMuted(mutedUntil, now) ? now : undefined
  await tx
    .updateTable('alerts')
    .set({ muted_until: until, ...(overAt === undefined ? {} : { mute_over_at: overAt }) })
    .where('id', '=', id)
    .execute()
  await afterCommit(tx, () => bus.signal(ALERT_NOTICES_TOPIC))
}
