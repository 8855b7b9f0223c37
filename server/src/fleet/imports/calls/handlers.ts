import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  IMPORT_FILES_MAX,
  IMPORT_NAME_MAX,
  type FileImport,
  type FileImportDetails,
  type ImportAction,
  type ImportMap,
  type ImportStep,
} from '@airshed/schemas'
import {
  checkImport,
  deleteImport,
  getImport,
  listImports,
  previewImport,
  storeImport,
  undoImport,
  uploadImport,
} from '@airshed/schemas/calls'
import { sql, type Transaction } from 'kysely'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { RowOf } from '../../../access/entities/index.ts'
import { SAMPLE_BYTES } from '../utf8Copy.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { IMPORT_JOBS } from './importJobs.ts'
import { findImport, findImports } from './importRows.ts'
import { localFile } from './localFile.ts'
import { previewImport as previewOf } from './previewImport.ts'
import { requireMeaning } from './readMap.ts'
import { receiveUpload } from './receiveUpload.ts'
import { recognizeFile } from './recognizeFile.ts'

/** Owner kind of the files of imports. */
const IMPORT_OWNER = 'import'

interface Starting {
  tx: Transaction<Tables>
  row: RowOf<'imports'>
  caller: Caller
  actor: { name: string }
  requestId: string
}

/** Files that are imported through the console. */
export function importHandlers(context: ServerContext): Handler[] {
  const { files, jobs, clock } = context

  /** Adds the job of a step, if the import allows it as it is. */
  async function start(
    { tx, row, caller, actor, requestId }: Starting,
    step: ImportStep,
    changed: { map?: ImportMap; revises?: boolean },
  ): Promise<FileImport> {
    requireOwnAccount(caller)
    const { id, organization_id: organizationId } = row
    const { actions } = await requireAction(tx, id, { action: step, caller })
    const order = {
      importId: id,
      organizationId,
      userId: caller.user.id,
      userName: actor.name,
      requestId,
    }
    const jobId = await jobs.add(tx, IMPORT_JOBS[step], order, { by: caller.user.id })
    const state = { check: 'checking', store: 'storing', undo: 'undoing' } as const
    const { map, revises } = changed
    const continues = step === 'store' && row.step === 'store' && isSame(row, changed)
    if (step === 'store' && actions.includes('undo') && !continues) {
      throw apiError('IMPORT_BEGUN')
    }
    await tx
      .updateTable('file_imports')
      .set({
        state: state[step],
        step,
        failure: null,
        job_id: jobId,
        file_used_at: clock(),
        ...(map === undefined ? {} : { map: JSON.stringify(map) }),
        ...(revises === undefined ? {} : { revises }),
        ...(step === 'undo' || continues ? {} : { resume: null }),
      })
      .where('id', '=', id)
      .execute()
    return findImport(tx, id, caller)
  }

  async function detailsOf(db: Db, id: string, caller: Caller): Promise<FileImportDetails> {
    const view = await findImport(db, id, caller)
    const { map, file_id: fileId } = await db
      .selectFrom('file_imports')
      .select(['map', 'file_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!view.actions.includes('preview')) return { ...view, map, recognized: null }
    await using beginning = await localFile(files, fileId, SAMPLE_BYTES)
    const bytes = await readFile(beginning.path)
    return { ...view, map, recognized: recognizeFile(bytes, bytes.length === view.file_bytes) }
  }

  return [
    answer(listImports, ({ db, visible, query, caller }) =>
      findImports(db, visible, query, caller),
    ),

    answer(getImport, ({ db, caller, params: { id } }) => detailsOf(db, id, caller)),

    change(uploadImport, {
      prepare: async ({ caller, db, organizationId, body }) => {
        requireOwnAccount(caller)
        await requireRoom(db, organizationId)
        return receiveUpload(files, body)
      },
      run: async ({ tx, caller, organizationId, query, prepared, record }) => {
        await requireRoom(tx, organizationId)
        const now = clock()
        const id = randomUUID()
        const file = await files.add(tx, prepared, {
          organizationId,
          owner: { kind: IMPORT_OWNER, id },
          name: query.file_name,
          mediaType: 'text/csv',
        })
        await tx
          .insertInto('file_imports')
          .values({
            id,
            organization_id: organizationId,
            created_by: caller.user.id,
            file_id: file.id,
            file_name: file.name.slice(0, IMPORT_NAME_MAX),
            file_bytes: file.bytes,
            file_used_at: now,
            state: 'uploaded',
            created_at: now,
          })
          .execute()
        record({ rowId: id, after: { file_name: file.name, file_bytes: file.bytes } })
        return id
      },
      respond: ({ db, caller }, id) => detailsOf(db, id, caller),
    }),

    answer(previewImport, async ({ db, caller, row, body }) => {
      await requireAction(db, row.id, { action: 'preview', caller })
      requireMeaning(body.map)
      const file = {
        organizationId: row.organization_id,
        fileId: row.file_id,
        bytes: row.file_bytes,
      }
      return previewOf(context, file, body.map)
    }),

    change(checkImport, {
      run: (args) => {
        requireMeaning(args.body.map)
        return start(args, 'check', { map: args.body.map })
      },
    }),

    change(storeImport, {
      run: (args) => {
        const { map, revise = false } = args.body
        requireMeaning(map)
        return start(args, 'store', { map, revises: revise })
      },
    }),

    change(undoImport, { run: (args) => start(args, 'undo', {}) }),

    change(deleteImport, {
      run: async ({ tx, caller, row, record }) => {
        await requireAction(tx, row.id, { action: 'delete', caller })
        if (row.file_id !== null) await files.remove(tx, row.file_id)
        await tx.deleteFrom('file_imports').where('id', '=', row.id).execute()
        record({ before: { file_name: row.file_name } })
        return null
      },
    }),
  ]
}

/**
 * Jobs check the rights of whoever started them, and an access context may have ended by then.
 *
 * @throws ApiError IMPORT_OWN_ACCOUNT while they act for someone else
 */
function requireOwnAccount({ user }: Caller): void {
  if (user.access_context === null) return
  throw apiError('IMPORT_OWN_ACCOUNT')
}

/** @throws ApiError IMPORT_STATE, or IMPORT_FILE_GONE if that is all that is missing */
async function requireAction(
  db: Db,
  id: string,
  { action, caller }: { action: ImportAction; caller: Caller },
): Promise<FileImport> {
  const found = await findImport(db, id, caller)
  const { actions, state, file_kept_until: keptUntil } = found
  if (actions.includes(action)) return found
  if (keptUntil === null && action !== 'undo' && actions.includes('delete')) {
    throw apiError('IMPORT_FILE_GONE')
  }
  throw apiError('IMPORT_STATE', { state })
}

async function requireRoom(db: Db, organizationId: string): Promise<void> {
  const { kept } = await db
    .selectFrom('file_imports')
    .select(sql<number>`count(*)::int4`.as('kept'))
    .where('organization_id', '=', organizationId)
    .where('file_id', 'is not', null)
    .executeTakeFirstOrThrow()
  if (kept >= IMPORT_FILES_MAX) throw apiError('IMPORT_LIMIT', { limit: String(IMPORT_FILES_MAX) })
}

const isSame = (
  row: Pick<RowOf<'imports'>, 'map' | 'revises'>,
  { map, revises }: { map?: ImportMap; revises?: boolean },
): boolean => canonical(row.map) === canonical(map) && row.revises === revises

/** Regardless of the order of fields, which the store does not keep. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
