import type { Generated } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** By whom something was done: a person, an API token, the server itself or a device. */
export type ActorKind = 'user' | 'token' | 'system' | 'device'

/** `xid8` of the store, as text. */
export type TransactionId = string

/** What happened: written in the transaction of the change, and never changed. */
export interface EventsTable {
  /** Grows, but a higher one can be seen before a lower one: see the migration. */
  position: Generated<number>
  /** The transaction that wrote it. */
  txid: Generated<TransactionId>
  id: string
  ts: Millis
  /** Such as `token.deleted`. */
  name: string
  actor_kind: ActorKind
  /** Id of the user, also of a token's owner; null: the server itself. */
  actor_id: string | null
  /** As it was at that time. */
  actor_name: string
  /** null: it concerns no organization. */
  organization_id: string | null
  /** What it was done to; null: nothing that has rows. */
  entity: string | null
  row_id: string | null
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
  /** Facts; never bodies, tokens or personal text. */
  detail: Json<Record<string, unknown>>
  /** null: no call was the cause. */
  request_id: string | null
  /** Address of the caller, as far as trusted proxies tell; null: no call was the cause. */
  from_address: string | null
  /** What the caller used, in a few words, such as `Firefox 128, Linux`; null: it did not say. */
  from_agent: string | null
  /** Shown in the audit log. */
  is_audited: boolean
  /** The only user whose open pages learn of it; null: all who may read the row. */
  only_for: string | null
}
