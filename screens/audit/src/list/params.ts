import { AUDIT_ACTORS, defineList, listParams } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

const day = Type.String({ maxLength: 10 })

/** The log, newest first. Days are in the reader's time zone, such as `2026-03-02`. */
export const AUDIT_LIST = defineList({
  filters: Type.Object({
    user_id: Type.String({ maxLength: 200 }),
    actor_kind: Type.Enum(AUDIT_ACTORS),
    action: Type.String({ maxLength: 100 }),
    entity: Type.String({ maxLength: 100 }),
    target: Type.String({ maxLength: 200 }),
    from: day,
    to: day,
  }),
  sorts: ['time'],
  defaultSort: '-time',
})

export const params = listParams(AUDIT_LIST)
export type AuditParams = Static<typeof params>

export interface AuditFilters {
  user_id?: string
  actor_kind?: (typeof AUDIT_ACTORS)[number]
  action?: string
  entity?: string
  target?: string
  from?: string
  to?: string
}
