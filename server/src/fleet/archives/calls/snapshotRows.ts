import type { List, Snapshot, SnapshotQuery, SnapshotSort, SnapshotState } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { errorSentence } from '../../../base/errors.ts'
import { mayChange } from '../../../access/entities/mayChange.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'

const snapshotList: RowList<SnapshotSort> = {
  name: 'snapshots',
  table: 'snapshots',
  id: 'snapshots.id',
  sort: {
    created: [key('snapshots.created_at', 'int8')],
    serial: [key('snapshots.serial', 'text'), key('snapshots.created_at', 'int8')],
    from: [key('snapshots.from_ts', 'int8'), key('snapshots.created_at', 'int8')],
    to: [key('snapshots.to_ts', 'int8'), key('snapshots.created_at', 'int8')],
  },
  defaultSort: '-created',
  search: [
    sql.ref('snapshots.filename'),
    sql`(select string_agg((one ->> 'serial') || ' ' || (one ->> 'name'), ' ')
      from jsonb_array_elements(snapshots.devices) as one)`,
  ],
}

/** A job that was cancelled, or given up after it had crashed a process at each attempt, does not say so itself. */
export const isLost = sql<boolean>`(snapshots.state = 'writing' and not exists (
  select from jobs where jobs.id = snapshots.job_id and jobs.state in ('waiting', 'running')))`
const state = sql<SnapshotState>`(case when ${isLost} then 'failed' else snapshots.state end)`

const snapshotRows = (db: Db) =>
  db
    .selectFrom('snapshots')
    .innerJoin('organizations', 'organizations.id', 'snapshots.organization_id')
    .leftJoin('jobs', 'jobs.id', 'snapshots.job_id')
    .select([
      'snapshots.id',
      'snapshots.organization_id',
      'organizations.name as organization_name',
      'snapshots.serial',
      'snapshots.devices',
      'snapshots.from_ts',
      'snapshots.to_ts',
      'snapshots.timezone',
      'snapshots.formats',
      'snapshots.filename',
      'snapshots.failure',
      'snapshots.readings',
      'snapshots.bytes',
      'snapshots.created_at',
      'snapshots.finished_at',
      'snapshots.expires_at',
      'jobs.progress_done',
      'jobs.progress_of',
      'jobs.state as job_state',
      state.as('state'),
      sql<string | null>`(select
          coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)
        from users where users.id = snapshots.created_by)`.as('uploaded_by'),
    ])

type SnapshotRow = Awaited<ReturnType<ReturnType<typeof snapshotRows>['execute']>>[number]

/** One part of the archives that match a query. */
export async function findSnapshots(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: SnapshotQuery,
  caller: Caller,
): Promise<List<Snapshot>> {
  const { state: states = [] } = query
  const { data, ...rest } = await listOf(db, snapshotList, {
    query,
    visible,
    filters: states.length === 0 ? [] : [sql`${state} = any(${states}::text[])` as Condition],
    select: snapshotRows(db),
  })
  return { data: data.map((row) => snapshotView(row, caller)), ...rest }
}

/** One archive as the API returns it. */
export const findSnapshot = async (db: Db, id: string, caller: Caller): Promise<Snapshot> =>
  snapshotView(
    await snapshotRows(db).where('snapshots.id', '=', id).executeTakeFirstOrThrow(),
    caller,
  )

function snapshotView(row: SnapshotRow, caller: Caller): Snapshot {
  const { state: now, organization_id: organizationId } = row
  return {
    _id: row.id,
    organization_id: organizationId,
    organizationName: row.organization_name,
    serial: row.serial,
    devices: row.devices,
    from: row.from_ts,
    to: row.to_ts,
    timezone: row.timezone,
    formats: row.formats,
    filename: row.filename,
    state: now,
    failure: now === 'failed' ? failureView(row) : null,
    progress:
      now === 'writing'
        ? { done: Math.round(row.progress_done ?? 0), of: Math.round(row.progress_of ?? 0) }
        : null,
    readings: row.readings,
    bytes: row.bytes,
    uploaded_by: row.uploaded_by,
    created_at: row.created_at,
    finished_at: row.finished_at,
    expires_at: row.expires_at,
    actions: [
      ...(now === 'ready' ? (['download'] as const) : []),
      ...(mayChange(caller, 'manage_devices', organizationId) ? (['delete'] as const) : []),
    ],
  }
}

/** A job that failed without a word has ended its process at each attempt. */
function failureView({
  failure,
  job_state: job,
}: Pick<SnapshotRow, 'failure' | 'job_state'>): Snapshot['failure'] {
  const lost = job === 'failed' ? 'SNAPSHOT_INTERRUPTED' : 'SNAPSHOT_CANCELLED'
  const { code, parts } = failure ?? { code: lost, parts: {} }
  return { code, parts, reason: errorSentence(code, parts) }
}
