import type { NodeChange, NodeOutcome, NodeRefusal } from '@airshed/schemas'
import type { Generated } from 'kysely'
import type { Millis } from './columns.ts'

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
}
