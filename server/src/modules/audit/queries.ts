import type { AuditEntry } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import type { Condition } from '../../rows/visible.ts'
import type { Tables } from '../../store/tables.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

/** Entries that meet the condition, the newest first. */
export async function findAuditEntries(
  db: Kysely<Tables>,
  visible: Condition,
  page: PageRequest,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const matching = db.selectFrom('events').where(visible)
  const [rows, count] = await Promise.all([
    matching
      .select([
        'id',
        'ts',
        sql<string>`coalesce(actor_id, '')`.as('user_id'),
        'actor_name as user_name',
        'organization_id',
        'name as action',
        'row_id as target',
        'detail',
        'request_id',
      ])
      .orderBy('ts', 'desc')
      .orderBy('position', 'desc')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
  ])
  return { rows, total: Number(count?.total ?? 0) }
}
