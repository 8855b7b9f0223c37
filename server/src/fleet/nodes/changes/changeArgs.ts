import type { Transaction } from 'kysely'
import type { RecordedEvent } from '../../../access/calls/handler.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { SettingsCheck } from '../configuration/settingsOfType.ts'

/** What changes of many devices share: their transaction, who makes them, and where their events go. */
export interface ChangeArgs {
  tx: Transaction<Tables>
  caller: Caller
  /** ms UTC. */
  now: number
  /** Name of who changes them. */
  by: string
  check: SettingsCheck
  record: (event: RecordedEvent) => void
}
