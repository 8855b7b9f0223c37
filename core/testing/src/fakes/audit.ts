import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { AuditEntry } from '@airshed/schemas'
import { listAudit } from '@airshed/schemas/calls'
import { fakeList, holdsWords } from './list.ts'

export interface FakeAuditOptions {
  /** Newest first. Default none. */
  auditEntries?: readonly AuditEntry[]
}

/** An audit log that can be searched, filtered and read backwards. */
export function fakeAudit({ auditEntries = [] }: FakeAuditOptions): FakeAnswer[] {
  return [
    fake(listAudit, ({ query }) => {
      const { search, sort, from, to, organization_id: organization, ...filters } = query
      const { user_id, actor_kind, action, entity, target } = filters
      const isWanted = (one: AuditEntry): boolean =>
        holdsWords(search, one.action, one.target, one.user_name, one.from_address) &&
        [
          [organization, one.organization_id],
          [user_id, one.user_id],
          [actor_kind, one.actor_kind],
          [action, one.action],
          [entity, one.entity],
          [target, one.target],
        ].every(([wanted, value]) => wanted === undefined || wanted === value) &&
        // Values from an address are texts.
        (from === undefined || one.ts >= Number(from)) &&
        (to === undefined || one.ts < Number(to))
      const found = auditEntries.filter(isWanted)
      return fakeList(sort === 'time' ? found.toReversed() : found)
    }),
  ]
}
