import { Type, type Static } from 'typebox'
import { Id, TimestampMs } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** One thing that somebody did, and where. */
export const AuditEntry = Type.Object({
  id: Id,
  ts: TimestampMs,
  user_id: Type.String(),
  user_name: Type.String({ description: 'The name at that time' }),
  organization_id: Type.Union([Type.String(), Type.Null()], {
    description: 'null: it concerned no organization',
  }),
  action: Type.String({
    description: 'Such as `access-context.start`',
  }),
  target: Type.Union([Type.String(), Type.Null()], {
    description: 'Ids of what it was done to, as they stood in the path',
  }),
  detail: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Facts by name; never bodies, tokens or personal text',
  }),
  request_id: Type.Union([Type.String(), Type.Null()]),
})
export type AuditEntry = Static<typeof AuditEntry>

export const AuditPage = ListOf(AuditEntry)

export const AUDIT_SORTS = ['time'] as const
export type AuditSort = (typeof AUDIT_SORTS)[number]

/** Query of `GET audit`: searched by action, target and the name of who did it, newest first. */
export const AuditQuery = ListQuery({
  sort: AUDIT_SORTS,
  filters: { organization_id: Type.Optional(Type.String()) },
  size: 50,
})
export type AuditQuery = Static<typeof AuditQuery>
