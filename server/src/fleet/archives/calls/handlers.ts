import { randomUUID } from 'node:crypto'
import {
  SNAPSHOT_FORMATS,
  SNAPSHOT_READINGS_MAX,
  SNAPSHOTS_MAX,
  type SnapshotCreate,
} from '@airshed/schemas'
import {
  createSnapshot,
  deleteSnapshot,
  downloadSnapshotCsv,
  getSnapshot,
  linkSnapshot,
  listSnapshots,
} from '@airshed/schemas/calls'
import { sql, type Transaction } from 'kysely'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { invalidField } from '../../../access/input/invalidField.ts'
import { apiError } from '../../../base/errors.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { isTimezone } from '../../ingest/rules/location.ts'
import { archivedDevices, type ArchivedDevice } from '../archivedDevices.ts'
import { archiveName } from '../archiveNames.ts'
import { snapshotCsv } from './snapshotCsv.ts'
import { writeSnapshot } from './snapshotJob.ts'
import { makeLink } from './snapshotLinks.ts'
import { findSnapshot, findSnapshots, isLost } from './snapshotRows.ts'

/** Archives of readings. */
export function snapshotHandlers(context: ServerContext): Handler[] {
  const { files, jobs, clock } = context
  return [
    answer(listSnapshots, ({ db, visible, query, caller }) =>
      findSnapshots(db, visible, query, caller),
    ),

    answer(getSnapshot, ({ db, caller, params: { id } }) => findSnapshot(db, id, caller)),

    change(createSnapshot, {
      prepare: async ({ db, caller, organizationId, body }) => {
        requireOwnAccount(caller)
        requireMeaning(body)
        const devices = await requireDevices(db, caller, organizationId, body.node_ids)
        return { devices, about: await requireReadings(context, devices, body, caller.user.id) }
      },
      run: async ({ tx, caller, actor, organizationId, body, prepared, record, requestId }) => {
        await requireRoom(tx, organizationId)
        const { devices, about } = prepared
        const id = randomUUID()
        const { from, to, timezone = 'UTC', formats = [...SNAPSHOT_FORMATS] } = body
        const serials = devices.map(({ serial }) => serial)
        const order = {
          snapshotId: id,
          organizationId,
          userId: caller.user.id,
          userName: actor.name,
          about,
          requestId,
        }
        const jobId = await jobs.add(tx, writeSnapshot, order, { by: caller.user.id })
        const filename = archiveName(serials, from, to)
        await tx
          .insertInto('snapshots')
          .values({
            id,
            organization_id: organizationId,
            created_by: caller.user.id,
            serial: serials[0] ?? '',
            devices: JSON.stringify(
              devices.map(({ node_id, serial, name }) => ({ node_id, serial, name })),
            ),
            from_ts: from,
            to_ts: to,
            timezone,
            formats: JSON.stringify(formats),
            filename,
            state: 'writing',
            job_id: jobId,
            csv_files: '[]',
            created_at: clock(),
          })
          .execute()
        record({ rowId: id, after: { filename, devices: devices.length } })
        return id
      },
      respond: ({ db, caller }, id) => findSnapshot(db, id, caller),
    }),

    answer(downloadSnapshotCsv, ({ row, caller, query }) =>
      snapshotCsv(context, row, caller.user.id, query.serial),
    ),

    change(linkSnapshot, {
      run: ({ tx, row, caller, record }) => {
        if (row.file_id === null) throw apiError('SNAPSHOT_NOT_READY', { state: row.state })
        record({ detail: { filename: row.filename } })
        return makeLink(tx, { snapshotId: row.id, userId: caller.user.id, now: clock() })
      },
    }),

    change(deleteSnapshot, {
      run: async ({ tx, row, record }) => {
        if (row.state === 'writing') await jobs.cancel(row.job_id, tx)
        if (row.file_id !== null) await files.remove(tx, row.file_id)
        await tx.deleteFrom('snapshots').where('id', '=', row.id).execute()
        record({ before: { filename: row.filename } })
        return null
      },
    }),
  ]
}

/**
 * The job checks the rights of whoever requested the archive, and an access context may have ended by then.
 *
 * @throws ApiError SNAPSHOT_OWN_ACCOUNT while they act for someone else
 */
function requireOwnAccount({ user }: Caller): void {
  if (user.access_context === null) return
  throw apiError('SNAPSHOT_OWN_ACCOUNT')
}

function requireMeaning({ from, to, timezone = 'UTC' }: SnapshotCreate): void {
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  if (!isTimezone(timezone)) throw invalidField('/timezone', 'an IANA time zone', timezone)
}

async function requireDevices(
  db: Db,
  caller: Caller,
  organizationId: string,
  ids: readonly string[],
): Promise<ArchivedDevice[]> {
  const devices = await archivedDevices(db, caller, organizationId, ids)
  const known = new Set(devices.map((device) => device.node_id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown === undefined) return devices
  throw apiError('SNAPSHOT_DEVICE', { id: unknown })
}

/** @returns their number, approximately */
async function requireReadings(
  { store }: ServerContext,
  devices: readonly ArchivedDevice[],
  { from, to }: SnapshotCreate,
  callerId: string,
): Promise<number> {
  const points = await store.db
    .selectFrom('data_points')
    .select('key')
    .where(
      'node_id',
      'in',
      devices.map((device) => device.node_id),
    )
    .where('corrects', 'is', null)
    .execute()
  const dataPoints = points.map(({ key }) => key)
  const about = await store.measurements.countAbout({ dataPoints, from, to }, callerId)
  if (about <= SNAPSHOT_READINGS_MAX) return about
  throw apiError('SNAPSHOT_READINGS', {
    readings: String(about),
    limit: String(SNAPSHOT_READINGS_MAX),
  })
}

/**
 * @throws ApiError SNAPSHOT_RUNNING, SNAPSHOT_LIMIT
 */
async function requireRoom(tx: Transaction<Tables>, organizationId: string): Promise<void> {
  // Two requests at once would each count without the other.
  await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute()
  const { kept, running } = await tx
    .selectFrom('snapshots')
    .select([
      sql<number>`count(*)::int4`.as('kept'),
      sql<number>`(count(*) filter (where state = 'writing' and not ${isLost}))::int4`.as(
        'running',
      ),
    ])
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (running > 0) throw apiError('SNAPSHOT_RUNNING')
  if (kept >= SNAPSHOTS_MAX) throw apiError('SNAPSHOT_LIMIT', { limit: String(SNAPSHOTS_MAX) })
}
