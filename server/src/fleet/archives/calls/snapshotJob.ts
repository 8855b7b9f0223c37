import { DAY_MS } from '@airshed/domain'
import type { Selectable } from 'kysely'
import { Type } from 'typebox'
import { changingCaller, lockedFor } from '../../../access/calls/lockedOrganizations.ts'
import { recordEvents, type Actor } from '../../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../../access/events/topic.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { freshCaller, loadCaller } from '../../../access/identity/loadCaller.ts'
import { ApiError, apiError } from '../../../base/errors.ts'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../storage/jobs/defineJob.ts'
import type { JobRun } from '../../../storage/jobs/jobs.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { SnapshotsTable } from '../../../storage/store/tables/snapshots.ts'
import { archivedDevices, type ArchivedDevice } from '../archivedDevices.ts'
import { writeArchive } from '../writeArchive.ts'

/** Owner kind of the files of archives. */
export const SNAPSHOT_OWNER = 'snapshot'

interface Order {
  snapshotId: string
  organizationId: string
  userId: string
  userName: string
  /** Readings, approximately. */
  about: number
  requestId: string
}

export const writeSnapshot = defineJob({
  kind: 'snapshots.write',
  queue: 'snapshots',
  payload: Type.Object({
    snapshotId: Type.String(),
    organizationId: Type.String(),
    userId: Type.String(),
    userName: Type.String(),
    about: Type.Number(),
    requestId: Type.String(),
  }),
  // An attempt may take an hour, and what fails three times does not heal by itself.
  maxAttempts: 3,
  organization: ({ organizationId }) => organizationId,
})

type Run = JobRun<Order>
type Row = Selectable<SnapshotsTable>

/** Writes archives. The file and the state of its archive are written with the end of the job: there is one, or none. */
export function workOnSnapshots(context: ServerContext): void {
  context.jobs.work(writeSnapshot, async (run) => {
    const row = await context.store.db
      .selectFrom('snapshots')
      .selectAll()
      .where('id', '=', run.payload.snapshotId)
      .executeTakeFirst()
    // Deleted, also with its organization.
    if (row === undefined || row.state !== 'writing') return
    try {
      await write(context, run, row)
    } catch (error) {
      run.signal.throwIfAborted()
      const lasts = error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429
      if (!lasts && run.attempt < writeSnapshot.maxAttempts) throw error
      await fail(context, run, error)
      if (!lasts) throw error
    }
  })
}

async function write(context: ServerContext, run: Run, row: Row): Promise<void> {
  const { store, files, clock, config } = context
  const { payload } = run
  const devices = await requireDevices(store.db, await requester(context, run, true), row)
  const { name } = await store.db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', row.organization_id)
    .executeTakeFirstOrThrow()
  const { received, readings, csvFiles } = await writeArchive(context, {
    callerId: `snapshot:${row.id}`,
    organization: { id: row.organization_id, name },
    by: payload.userName,
    devices,
    from: row.from_ts,
    to: row.to_ts,
    timezone: row.timezone,
    formats: row.formats,
    async onPage(done) {
      run.signal.throwIfAborted()
      await requester(context, run)
      await run.progress(done, Math.max(done, payload.about), `${done} readings`)
    },
  })
  const caller = await requester(context, run, true)
  await run.commit(async (tx) => {
    await requireDevices(tx, caller, row)
    const now = clock()
    const file = await files.add(tx, received, {
      organizationId: row.organization_id,
      owner: { kind: SNAPSHOT_OWNER, id: row.id },
      name: row.filename,
      mediaType: 'application/zip',
    })
    await tx
      .updateTable('snapshots')
      .set({
        state: 'ready',
        readings,
        bytes: received.bytes,
        csv_files: JSON.stringify(csvFiles),
        file_id: file.id,
        finished_at: now,
        expires_at: now + config.archiveDays * DAY_MS,
      })
      .where('id', '=', row.id)
      .execute()
    await record(context, tx, run, 'snapshot.written', { readings, bytes: received.bytes })
  })
  context.bus.signal(EVENTS_TOPIC)
}

/**
 * Whoever requested the archive: it is as if they read each page themselves, so it ends where their right does.
 *
 * @throws ApiError FORBIDDEN
 */
async function requester(context: ServerContext, { payload }: Run, isFresh = false) {
  const { userId, organizationId } = payload
  const asks = await (isFresh ? freshCaller : loadCaller)(context, userId, null)
  const caller =
    asks === null ? null : changingCaller(asks, await lockedFor(context.store.db, asks))
  if (caller?.can('manage_devices', organizationId) === true) return caller
  throw apiError('FORBIDDEN', { permission: 'manage_devices', organization: organizationId })
}

/** @throws ApiError SNAPSHOT_DEVICE_GONE, because an archive that silently lacks a device would be wrong */
async function requireDevices(db: Db, caller: Caller, row: Row): Promise<ArchivedDevice[]> {
  const ids = row.devices.map((device) => device.node_id)
  const found = await archivedDevices(db, caller, row.organization_id, ids)
  const known = new Set(found.map((device) => device.node_id))
  const gone = row.devices.find((device) => !known.has(device.node_id))
  if (gone === undefined) return found
  throw apiError('SNAPSHOT_DEVICE_GONE', { serial: gone.serial })
}

async function fail(context: ServerContext, run: Run, error: unknown): Promise<void> {
  const failure =
    error instanceof ApiError
      ? { code: error.code, parts: error.parts }
      : { code: 'INTERNAL', parts: {} }
  const now = context.clock()
  await context.store.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('snapshots')
      .set({
        state: 'failed',
        failure: JSON.stringify(failure),
        expires_at: now + context.config.archiveDays * DAY_MS,
      })
      .where('id', '=', run.payload.snapshotId)
      .where('job_id', '=', run.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await record(context, tx, run, 'snapshot.failed', { code: failure.code })
  })
  context.bus.signal(EVENTS_TOPIC)
}

async function record(
  { clock }: ServerContext,
  tx: Db,
  { payload }: Run,
  name: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const actor: Actor = { kind: 'user', id: payload.userId, name: payload.userName }
  await recordEvents(tx, [
    {
      ts: clock(),
      name,
      actor,
      organizationId: payload.organizationId,
      entity: 'snapshots',
      rowId: payload.snapshotId,
      detail,
      requestId: payload.requestId,
    },
  ])
}
