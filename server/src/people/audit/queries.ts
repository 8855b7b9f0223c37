import type { AuditEntry, AuditQuery, AuditSort, List } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { withoutSecrets } from '../../access/events/withoutSecrets.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { targetName } from './targetName.ts'

const auditList: RowList<AuditSort> = {
  name: 'audit',
  table: 'events',
  id: 'events.id',
  // Events of one transaction have the same time; their position gives the order in which they happened.
  sort: { time: [key('events.ts', 'int8'), key('events.position', 'int8')] },
  defaultSort: '-time',
  search: [
    sql.ref('events.name'),
    sql.ref('events.row_id'),
    sql.ref('events.actor_name'),
    sql.ref('events.from_address'),
  ],
  // Up to half a million entries: 25 statements of 40 ms each, see decision 123.
  slices: { rows: 20_000, most: 25 },
  defaultTotal: 'bounded',
}

/** One part of the entries that the caller may read. */
export async function findAuditEntries(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: AuditQuery,
): Promise<List<AuditEntry>> {
  const found = await listOf(db, auditList, {
    query,
    visible,
    filters: conditionsOf(query),
    select: db
      .selectFrom('events')
      .select([
        'events.id',
        'events.ts',
        'events.actor_kind',
        sql<string>`coalesce(events.actor_id, '')`.as('user_id'),
        'events.actor_name as user_name',
        'events.organization_id',
        'events.name as action',
        'events.entity',
        'events.row_id as target',
        targetName.as('target_name'),
        'events.before',
        'events.after',
        'events.detail',
        'events.request_id',
        'events.from_address',
        'events.from_agent',
      ]),
  })
  // For events that were written before writes were sanitized.
  return { ...found, data: found.data.map(cleaned) }
}

const cleaned = ({ before, after, detail, ...entry }: AuditEntry): AuditEntry => ({
  ...entry,
  before: withoutSecrets(before),
  after: withoutSecrets(after),
  detail: withoutSecrets(detail),
})

function conditionsOf(query: AuditQuery): Condition[] {
  const { user_id, actor_kind, entity, action, target, from, to } = query
  const columns = [
    ['actor_id', user_id],
    ['actor_kind', actor_kind],
    ['entity', entity],
    ['name', action],
    ['row_id', target],
  ] as const
  return [
    ...columns.flatMap(([column, value]): Condition[] =>
      value === undefined ? [] : [sql`${sql.ref(`events.${column}`)} = ${value}`],
    ),
    ...(from === undefined ? [] : [sql`events.ts >= ${from}` as Condition]),
    ...(to === undefined ? [] : [sql`events.ts < ${to}` as Condition]),
  ]
}
