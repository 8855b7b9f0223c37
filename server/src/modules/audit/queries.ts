import type { AuditEntry } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Caller } from '../../identity/access.ts'
import type { Tables } from '../../store/tables.ts'
import { visibleAuditEntries } from '../access/visible.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

/** Entries that the caller may read, the newest first. */
export async function findAuditEntries(
  db: Kysely<Tables>,
  caller: Caller,
  organizationId: string | undefined,
  page: PageRequest,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const matching = db.selectFrom('audit_log').where(visibleAuditEntries(caller, organizationId))
  const [rows, count] = await Promise.all([
    matching
      .selectAll()
      .orderBy('ts', 'desc')
      .orderBy('id')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
  ])
  return { rows, total: Number(count?.total ?? 0) }
}

/** Forgets entries that are older. */
export async function forgetAuditBefore(db: Kysely<Tables>, ts: number): Promise<void> {
  await db.deleteFrom('audit_log').where('ts', '<', ts).execute()
}
