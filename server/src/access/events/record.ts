import { randomUUID } from 'node:crypto'
import type { Db } from '../../storage/store/db.ts'
import type { ActorKind } from '../../storage/store/tables/events.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** Who did it. */
export interface Actor {
  kind: ActorKind
  /** Id of the user, also of a token's owner; null: the server itself. */
  id: string | null
  name: string
}

/** Where the request came from. */
export interface Origin {
  /** Address of the caller, as far as trusted proxies report it. */
  address: string | null
  /** The caller's user agent, in a few words; null: not sent. */
  agent: string | null
}

/** What happened. */
export interface NewEvent {
  /** ms UTC. */
  ts: number
  /** Such as `token.deleted`. */
  name: string
  actor: Actor
  /** null: it concerns no organization. */
  organizationId: string | null
  /** The entity concerned. Default: none that has rows. */
  entity?: string | null
  rowId?: string | null
  /** Fields before and after the change, without secrets. Default: not stored. */
  before?: Readonly<Record<string, unknown>> | null
  after?: Readonly<Record<string, unknown>> | null
  /** Facts; never bodies, tokens or personal text. Default: none. */
  detail?: Readonly<Record<string, unknown>>
  /** Default: not caused by a request. */
  requestId?: string | null
  /** Default: not caused by a request. */
  from?: Origin | null
  /** Shown in the audit log. Default true. */
  isAudited?: boolean
  /** The only user whose open pages are notified. Default: all who may read the row. */
  onlyFor?: string | null
}

/**
 * Writes events, in the transaction of the changes that they report. Values of fields whose names denote
 * secrets are always left out.
 */
export async function recordEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('events')
    .values(
      events.map((event) => ({
        id: randomUUID(),
        ts: event.ts,
        name: event.name,
        actor_kind: event.actor.kind,
        actor_id: event.actor.id,
        actor_name: event.actor.name,
        organization_id: event.organizationId,
        entity: event.entity ?? null,
        row_id: event.rowId ?? null,
        before: jsonOf(event.before),
        after: jsonOf(event.after),
        detail: JSON.stringify(withoutSecrets(event.detail ?? {})),
        request_id: event.requestId ?? null,
        from_address: event.from?.address ?? null,
        from_agent: event.from?.agent ?? null,
        is_audited: event.isAudited ?? true,
        only_for: event.onlyFor ?? null,
      })),
    )
    .execute()
}

const jsonOf = (fields: Readonly<Record<string, unknown>> | null | undefined): string | null =>
  fields === null || fields === undefined ? null : JSON.stringify(withoutSecrets(fields))
