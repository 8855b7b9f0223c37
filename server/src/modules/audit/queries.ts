import type { AuditEntry, AuditQuery, AuditSort, List } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf } from '../../rows/listOf.ts'
import { key, type RowList } from '../../rows/rowList.ts'
import type { VisibleRows } from '../../rows/visible.ts'
import type { Tables } from '../../store/tables.ts'

const auditList: RowList<AuditSort> = {
  name: 'audit',
  table: 'events',
  id: 'events.id',
  // Events of one transaction have one time: their position is the order in which they happened.
  sort: { time: [key('events.ts', 'int8'), key('events.position', 'int8')] },
  defaultSort: '-time',
  search: [sql.ref('events.name'), sql.ref('events.row_id'), sql.ref('events.actor_name')],
}

/** One part of the entries that the caller may read. */
export const findAuditEntries = (
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: AuditQuery,
): Promise<List<AuditEntry>> =>
  listOf(db, auditList, {
    query,
    visible,
    select: db
      .selectFrom('events')
      .select([
        'events.id',
        'events.ts',
        sql<string>`coalesce(events.actor_id, '')`.as('user_id'),
        'events.actor_name as user_name',
        'events.organization_id',
        'events.name as action',
        'events.row_id as target',
        'events.detail',
        'events.request_id',
      ]),
  })
