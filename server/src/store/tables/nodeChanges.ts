import type { NodeChange, NodeOutcome, NodeRefusal } from '@airshed/schemas'
import type { Generated } from 'kysely'
import type { Millis } from './columns.ts'

/** An order to change many devices. */
export interface NodeChangeRunsTable {
  id: string
  /** The job that works on it. */
  job_id: string
  /** Who ordered it. */
  user_id: string
  change: NodeChange
  to_organization_id: string | null
  /** With transfer: who pays from then on. */
  payment_organization_id: string | null
  started_at: Millis
  /** Devices that were chosen; the other counts grow as they are worked on. */
  selected: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  refused: Generated<number>
}

/** One device of an order. */
export interface NodeChangeResultsTable {
  id: Generated<number>
  run_id: string
  node_id: string
  serial: string
  name: string
  /** null: it waits. */
  outcome: NodeOutcome | null
  /** Why it was refused. */
  code: NodeRefusal | null
}
