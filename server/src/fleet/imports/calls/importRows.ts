import {
  IMPORT_FILE_KEPT_MS,
  type FileImport,
  type ImportAction,
  type ImportQuery,
  type ImportSort,
  type ImportState,
  type ImportStep,
  type List,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { errorSentence } from '../../../base/errors.ts'
import { mayChange } from '../../../access/entities/mayChange.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'

const importList: RowList<ImportSort> = {
  name: 'imports',
  table: 'file_imports',
  id: 'file_imports.id',
  sort: {
    created: [key('file_imports.created_at', 'int8')],
    file_name: [key('file_imports.file_name', 'text'), key('file_imports.created_at', 'int8')],
  },
  defaultSort: '-created',
  search: [sql.ref('file_imports.file_name')],
}

/** A job that was cancelled, or given up after it had crashed a process at each attempt, does not say so itself. */
const isLost = sql<boolean>`(file_imports.state in ('checking', 'storing', 'undoing') and not exists (
  select from jobs where jobs.id = file_imports.job_id and jobs.state in ('waiting', 'running')))`
const state = sql<ImportState>`(case when ${isLost} then 'failed' else file_imports.state end)`

const importRows = (db: Db) =>
  db
    .selectFrom('file_imports')
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.id', '=', 'file_imports.job_id')
        .on('file_imports.state', 'in', ['checking', 'storing', 'undoing']),
    )
    .select([
      'file_imports.id',
      'file_imports.organization_id',
      'file_imports.file_id',
      'file_imports.file_name',
      'file_imports.file_bytes',
      'file_imports.file_used_at',
      'file_imports.step',
      'file_imports.failure',
      'file_imports.revises',
      'file_imports.resume',
      'file_imports.checked',
      'file_imports.stored',
      'file_imports.undone',
      'file_imports.created_at',
      'file_imports.stored_at',
      'file_imports.undone_at',
      'jobs.progress_done',
      'jobs.progress_of',
      'jobs.state as job_state',
      state.as('state'),
      sql<boolean>`exists (select from import_nodes where import_id = file_imports.id)`.as(
        'has_begun',
      ),
      sql<string | null>`(select
          coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)
        from users where users.id = file_imports.created_by)`.as('created_by_name'),
    ])

type ImportRow = Awaited<ReturnType<ReturnType<typeof importRows>['execute']>>[number]

/** One part of the imports that match a query. */
export async function findImports(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: ImportQuery,
  caller: Caller,
): Promise<List<FileImport>> {
  const { state: states = [] } = query
  const { data, ...rest } = await listOf(db, importList, {
    query,
    visible,
    filters: states.length === 0 ? [] : [sql`${state} = any(${states}::text[])` as Condition],
    select: importRows(db),
  })
  return { data: data.map((row) => importView(row, caller)), ...rest }
}

/** One import as the API returns it. */
export const findImport = async (db: Db, id: string, caller: Caller): Promise<FileImport> =>
  importView(
    await importRows(db).where('file_imports.id', '=', id).executeTakeFirstOrThrow(),
    caller,
  )

function importView(row: ImportRow, caller: Caller): FileImport {
  const { file_id: fileId, step, state: now } = row
  return {
    id: row.id,
    organization_id: row.organization_id,
    file_name: row.file_name,
    file_bytes: row.file_bytes,
    file_kept_until: fileId === null ? null : row.file_used_at + IMPORT_FILE_KEPT_MS,
    state: now,
    failure: now === 'failed' && step !== null ? failureView(step, row) : null,
    progress: progressOf(row),
    revises: row.revises,
    checked: row.checked,
    stored: row.stored,
    undone: row.undone,
    created_by_name: row.created_by_name,
    created_at: row.created_at,
    stored_at: row.stored_at,
    undone_at: row.undone_at,
    actions: actionsOf({ ...row, hasFile: fileId !== null }).filter(
      (action) => action === 'preview' || mayChange(caller, 'manage_devices', row.organization_id),
    ),
  }
}

/** A job that failed without a word has ended its process at each attempt. */
function failureView(
  step: ImportStep,
  { failure, job_state: job }: Pick<ImportRow, 'failure' | 'job_state'>,
): FileImport['failure'] {
  const lost = job === 'failed' ? 'IMPORT_INTERRUPTED' : 'IMPORT_CANCELLED'
  const { code, parts } = failure ?? { code: lost, parts: {} }
  return { step, code, parts, reason: errorSentence(code, parts) }
}

function progressOf({ state: now, progress_done: done, progress_of: of, resume }: ImportRow) {
  if (!['checking', 'storing', 'undoing'].includes(now)) return null
  return {
    done: Math.round(done ?? 0),
    of: Math.round(of ?? 0),
    rows: now === 'undoing' ? 0 : (resume?.rowsRead ?? 0),
  }
}

type Facts = Pick<ImportRow, 'state' | 'step' | 'has_begun' | 'undone'> & { hasFile: boolean }

/** The calls that an import accepts. What is stored, wholly or in part, must be taken back before it is read anew. */
function actionsOf({
  state: now,
  step,
  has_begun: hasBegun,
  undone,
  hasFile,
}: Facts): ImportAction[] {
  const reading: ImportAction[] = hasFile ? ['preview', 'check', 'store'] : []
  switch (now) {
    case 'uploaded':
    case 'checked':
      return [...reading, 'delete']
    case 'stored':
      return ['undo']
    case 'undone':
      return (undone?.changed_since ?? 0) > 0 ? ['undo'] : []
    case 'failed':
      if (step === 'undo') return ['undo']
      if (step === 'store' && hasBegun) return [...(hasFile ? ['store' as const] : []), 'undo']
      return [...reading, 'delete']
    default:
      return []
  }
}
