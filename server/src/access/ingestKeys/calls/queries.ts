import type { IngestKey, IngestKeyQuery, IngestKeySort, List } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../../storage/rows/visible.ts'
import { ingestKeyIsHeld } from '../../rights/makerHolds.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'

const ingestKeyList: RowList<IngestKeySort> = {
  name: 'ingest_keys',
  table: 'ingest_keys',
  id: 'ingest_keys.id',
  sort: {
    created: [key('ingest_keys.created_at', 'int8')],
    name: [key('ingest_keys.name', 'text'), key('ingest_keys.created_at', 'int8')],
    last_used: [key('ingest_keys.last_used_at', 'int8', { isNullable: true })],
  },
  defaultSort: '-created',
  search: [sql.ref('ingest_keys.name')],
}

/** `IngestKeyState` of a row. @param now ms UTC */
const stateAt = (now: number) => sql<IngestKey['state']>`(case
  when ingest_keys.revoked_at is not null or ingest_keys.expires_at <= ${now}
    or not ${ingestKeyIsHeld()} then 'ended'
  when ingest_keys.expires_at is not null then 'ending'
  else 'active' end)`

const ingestKeyRows = (db: Db, now: number) =>
  db.selectFrom('ingest_keys').select([
    'ingest_keys.id',
    'ingest_keys.name',
    'ingest_keys.organization_id',
    'ingest_keys.created_at',
    'ingest_keys.last_used_at',
    'ingest_keys.expires_at',
    'ingest_keys.revoked_at',
    stateAt(now).as('state'),
    sql<string | null>`(select
          coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)
        from users where users.id = ingest_keys.created_by)`.as('created_by_name'),
  ])

/** One part of the keys that match a query. @param now ms UTC */
export function findIngestKeys(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: IngestKeyQuery,
  now: number,
): Promise<List<IngestKey>> {
  const { state: states = [] } = query
  return listOf(db, ingestKeyList, {
    query,
    visible,
    filters:
      states.length === 0 ? [] : [sql`${stateAt(now)} = any(${states}::text[])` as Condition],
    select: ingestKeyRows(db, now),
  })
}

/** One key as the API returns it. @param now ms UTC */
export const findIngestKey = (db: Db, id: string, now: number): Promise<IngestKey> =>
  ingestKeyRows(db, now).where('ingest_keys.id', '=', id).executeTakeFirstOrThrow()
