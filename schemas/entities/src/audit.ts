import { Type, type Static } from 'typebox'
import { Id, PAGE_MAX, PageOf, TimestampMs } from './common.ts'

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
    description: 'Such as `access-context.start`, or method and route of a call',
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

export const AuditPage = PageOf(AuditEntry)

/** Query of `GET audit`. */
export const AuditQuery = Type.Object(
  {
    organization_id: Type.Optional(Type.String()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  },
  { additionalProperties: false },
)
export type AuditQuery = Static<typeof AuditQuery>
