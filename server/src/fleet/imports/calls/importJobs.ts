import type { ImportStep, ImportUndone } from '@airshed/schemas'
import type { Selectable, Transaction } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../../context.ts'
import { recordEvents, type Actor } from '../../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../../access/events/topic.ts'
import { importFile } from '../importFile.ts'
import { defineJob, type JobKind } from '../../../storage/jobs/defineJob.ts'
import type { JobRun } from '../../../storage/jobs/jobs.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { FileImportsTable, ImportFailure } from '../../../storage/store/tables/fileImports.ts'
import { createCheckingSink } from './checkingSink.ts'
import type { ImportOrder } from './importOrder.ts'
import { localFile } from './localFile.ts'
import { completedMap, lastingFailure } from './readMap.ts'
import { requireRight, type RunningImport } from './runningImport.ts'
import { createStoringSink } from './storingSink.ts'
import { undoImport } from './undoImport.ts'

const Payload = Type.Object({
  importId: Type.String(),
  organizationId: Type.String(),
  userId: Type.String(),
  userName: Type.String(),
  requestId: Type.String(),
})

const jobOf = (step: ImportStep) =>
  defineJob({
    kind: `imports.${step}`,
    queue: 'imports',
    payload: Payload,
    organization: ({ organizationId }) => organizationId,
  })

/** The job of each step. */
export const IMPORT_JOBS: Readonly<Record<ImportStep, JobKind<ImportOrder>>> = {
  check: jobOf('check'),
  store: jobOf('store'),
  undo: jobOf('undo'),
}

type Run = JobRun<ImportOrder>
type Row = Selectable<FileImportsTable>
/** What a step leaves in the row of its import. */
type Outcome = (tx: Transaction<Tables>) => Promise<{ detail: Record<string, unknown> }>

/** Checks, stores and takes back imports: what was done when a process died is not done again. */
export function workOnImports(context: ServerContext): void {
  const steps = { check, store, undo } satisfies Record<ImportStep, unknown>
  for (const step of ['check', 'store', 'undo'] as const) {
    const job = IMPORT_JOBS[step]
    context.jobs.work(job, async (run) => {
      const row = await findRow(context, run)
      // Deleted with its organization, or started anew meanwhile.
      if (row?.job_id !== run.id) return
      try {
        await requireRight(context, run.payload, true)
        await end(context, run, step, await steps[step](context, run, row))
      } catch (error) {
        const failure = lastingFailure(error)
        const isLast = run.attempt >= job.maxAttempts && !run.signal.aborted
        if (failure === null && !isLast) throw error
        await fail(context, run, failure ?? { code: 'INTERNAL', parts: {} })
        if (failure === null) throw error
      }
    })
  }
}

const findRow = ({ store: { db } }: ServerContext, { payload }: Run): Promise<Row | undefined> =>
  db.selectFrom('file_imports').selectAll().where('id', '=', payload.importId).executeTakeFirst()

async function check(context: ServerContext, run: Run, row: Row): Promise<Outcome> {
  const counts = await readFile(context, run, row, (running) =>
    createCheckingSink(context, running),
  )
  return async (tx) => {
    await tx
      .updateTable('file_imports')
      .set({ state: 'checked', failure: null, checked: JSON.stringify(counts) })
      .where('id', '=', row.id)
      .execute()
    return { detail: { new: counts?.new, conflicting: counts?.conflicting } }
  }
}

async function store(context: ServerContext, run: Run, row: Row): Promise<Outcome> {
  const counts = await readFile(context, run, row, (running) => createStoringSink(context, running))
  return async (tx) => {
    const now = context.clock()
    await tx
      .updateTable('file_imports')
      .set({ state: 'stored', failure: null, stored: JSON.stringify(counts), stored_at: now })
      .where('id', '=', row.id)
      .execute()
    // Taking it back needs no file.
    if (row.file_id !== null) await context.files.remove(tx, row.file_id)
    return { detail: { new: counts?.new, revised: counts?.revised } }
  }
}

async function undo(context: ServerContext, run: Run, row: Row): Promise<Outcome> {
  const undone: ImportUndone = await undoImport(context, run, row)
  return async (tx) => {
    await tx
      .updateTable('file_imports')
      .set({
        state: 'undone',
        failure: null,
        undone: JSON.stringify(undone),
        undone_at: context.clock(),
      })
      .where('id', '=', row.id)
      .execute()
    return { detail: { ...undone } }
  }
}

/** Reads the whole file of an import into a sink. */
async function readFile<Sink extends Awaited<ReturnType<typeof createStoringSink>>>(
  context: ServerContext,
  run: Run,
  row: Row,
  createSink: (running: RunningImport) => Sink | Promise<Sink>,
) {
  const { map: said } = row
  if (said === null) throw new Error(`Import ${row.id} was started without a map`)
  await using file = await localFile(context.files, row.file_id)
  const map = await completedMap(file.path, said)
  const sink = await createSink({
    id: row.id,
    organizationId: row.organization_id,
    map,
    revises: row.revises,
    async goOn() {
      run.signal.throwIfAborted()
      await requireRight(context, run.payload)
    },
  })
  await importFile({
    file: file.path,
    folder: file.folder,
    map,
    sink,
    now: context.clock(),
    onProgress: ({ bytes, totalBytes, rows }) =>
      // A failure to write it shows itself at the next batch.
      void run.progress(bytes, totalBytes, `${rows} rows`).catch(() => {}),
  })
  return sink.counts()
}

/** Writes the outcome with the end of the job, and notifies open pages. */
async function end(
  context: ServerContext,
  run: Run,
  step: ImportStep,
  outcome: Outcome,
): Promise<void> {
  const name = { check: 'import.checked', store: 'import.stored', undo: 'import.undone' }[step]
  await run.commit(async (tx) => {
    const { detail } = await outcome(tx)
    await record(context, tx, run, { name, detail, isAudited: step !== 'check' })
  })
  context.bus.signal(EVENTS_TOPIC)
}

async function fail(context: ServerContext, run: Run, failure: ImportFailure): Promise<void> {
  await context.store.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('file_imports')
      .set({ state: 'failed', failure: JSON.stringify(failure) })
      .where('id', '=', run.payload.importId)
      .where('job_id', '=', run.id)
      .execute()
    await record(context, tx, run, { name: 'import.failed', detail: {}, isAudited: false })
  })
  context.bus.signal(EVENTS_TOPIC)
}

async function record(
  { clock }: ServerContext,
  tx: Db,
  { payload }: Run,
  {
    name,
    detail,
    isAudited,
  }: { name: string; detail: Record<string, unknown>; isAudited: boolean },
): Promise<void> {
  const actor: Actor = { kind: 'user', id: payload.userId, name: payload.userName }
  await recordEvents(tx, [
    {
      ts: clock(),
      name,
      actor,
      organizationId: payload.organizationId,
      entity: 'imports',
      rowId: payload.importId,
      detail,
      requestId: payload.requestId,
      isAudited,
    },
  ])
}
