import type { Generated } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** The kind of actor: a person, an API token, the server itself or a device. */
export type ActorKind = 'user' | 'token' | 'system' | 'device'

/** `xid8` of the store, as text. */
export type TransactionId = string

/** What happened: written in the transaction of the change, and never changed. */
export interface EventsTable {
  /** Increasing, but a higher one can become visible before a lower one: see the migration. */
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
  /** The entity concerned; null: none that has rows. */
  entity: string | null
  row_id: string | null
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
  /** Facts; never bodies, tokens or personal text. */
  detail: Json<Record<string, unknown>>
  /** null: not caused by a request. */
  request_id: string | null
  /** Address of the caller, as far as trusted proxies report it; null: not caused by a request. */
  from_address: string | null
  /** The caller's user agent, in a few words, such as `Firefox 128, Linux`; null: not sent. */
  from_agent: string | null
  /** Shown in the audit log. */
  is_audited: boolean
  /** The only user whose open pages are notified; null: all who may read the row. */
  only_for: string | null
}
