import type { Transaction } from 'kysely'
import type { Tables } from '../../store/tables.ts'

/** A mute that is over needs no reminder if subscribers are told of a change of the alert anyway. */
export async function muteOverIsTold(
  tx: Transaction<Tables>,
  alertId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ mute_over_at: null })
    .where('id', '=', alertId)
    .where('mute_over_at', '<=', now)
    .execute()
}
