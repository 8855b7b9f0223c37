import type { DeviceCommandName, NodeChange, NodeOutcome, NodeRefusal } from '@airshed/schemas'
import type { Generated } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** A bulk change of devices. */
export interface NodeChangeRunsTable {
  id: string
  /** The job that runs it. */
  job_id: string
  /** The user who requested it. */
  user_id: string
  change: NodeChange
  to_organization_id: string | null
  /** With transfer: the organization that pays from then on. */
  payment_organization_id: string | null
  /** With configure: what is asked for, by name. */
  settings: Json<Record<string, unknown>> | null
  /** With command: the command that the devices are given. With withdraw_commands: which ones; null: all. */
  command: DeviceCommandName | null
  started_at: Millis
  /** Number of selected devices; the other counts grow as they are processed. */
  selected: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  refused: Generated<number>
}

/** One device of a bulk change. */
export interface NodeChangeResultsTable {
  id: Generated<number>
  run_id: string
  node_id: string
  serial: string
  name: string
  /** null: it is waiting. */
  outcome: NodeOutcome | null
  /** Why it was refused. */
  code: NodeRefusal | null
  /** Names of the settings that it does not take; null: none is known. */
  refused_settings: Json<string[]> | null
  /** The command that it was given. */
  command_id: string | null
}
