import { Type, type Static } from 'typebox'
import { Id, RangeEndMs, RangeStartMs, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** The kind of actor: a person, an API token, the server itself or a device. */
export const AUDIT_ACTORS = ['user', 'token', 'system', 'device'] as const
const AuditActor = Words(AUDIT_ACTORS)
type AuditActor = Static<typeof AuditActor>

const Fields = (description: string) =>
  Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()], { description })
const MaybeText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** One recorded action: its actor and target, what it changed, and where it came from. */
export const AuditEntry = Type.Object({
  id: Id,
  ts: TimestampMs,
  actor_kind: AuditActor,
  user_id: Type.String({ description: 'Of a token: its owner; empty: the server itself' }),
  user_name: Type.String({ description: 'The name at that time' }),
  organization_id: MaybeText('null: it concerned no organization'),
  action: Type.String({ description: 'Such as `access-context.start`' }),
  entity: MaybeText('What it was done to, such as `nodes`; null: nothing that has rows'),
  target: MaybeText('Ids of what it was done to, as they stood in the path'),
  target_name: MaybeText('Its name now; null: it has none, is gone, or is of another organization'),
  before: Fields('Fields before the change, without secrets; null: not kept'),
  after: Fields('Fields after the change, without secrets; null: not kept'),
  detail: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Facts by name; never bodies, tokens or personal text',
  }),
  request_id: Type.Union([Type.String(), Type.Null()]),
  from_address: MaybeText('Address of the caller; null: no call was the cause'),
  from_agent: MaybeText('What the caller said it was, in a few words such as `Firefox 128, Linux`'),
})
export type AuditEntry = Static<typeof AuditEntry>

export const AuditPage = ListOf(AuditEntry)

const AUDIT_SORTS = ['time'] as const
export type AuditSort = (typeof AUDIT_SORTS)[number]

/**
 * Query of `GET audit`: searched by action, target, address and the name of the actor, newest first. A search reads the
 * log in parts: an answer may hold few entries or none and have a `next`; it has no `total`, and no page but the first.
 */
export const AuditQuery = ListQuery({
  sort: AUDIT_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String()),
    user_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Who did it; also by their tokens',
      }),
    ),
    actor_kind: Type.Optional(AuditActor),
    entity: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'What it was done to' }),
    ),
    action: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    target: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'Id of what it was done to' }),
    ),
    from: Type.Optional(RangeStartMs),
    to: Type.Optional(RangeEndMs),
  },
  size: 50,
  total: 'bounded',
})
export type AuditQuery = Static<typeof AuditQuery>

/**
 * Actions of the audit log that no call names: what a change records beside or instead of its own, and what devices and
 * the server do on their own.
 */
export const AUDIT_ACTIONS_BESIDE_CALLS = [
  'access-context.expire',
  'alert.subscribed',
  'alert.unsubscribed',
  'correction.computed',
  'firmware-rollout.finished',
  'firmware-rollout.rolled-back',
  'metric.computed',
  'node.command-done',
  'node.command-expired',
  'node.command-failed',
  'node.command-fetched',
  'node.command-sent',
  'node.firmware-changed',
  'node.firmware-failed',
  'node.public-link-created',
  'node.public-link-deleted',
  'node.scripts-reported',
  'node.settings-fetched',
  'node.settings-reported',
  'snapshot.expired',
  'snapshot.failed',
  'snapshot.written',
  'user.password-reset',
  'user.role-changed',
] as const
