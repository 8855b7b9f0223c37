import { ingestOf, type IngestContext } from '../ingest/ingestService.ts'
import { cleanText } from '../ingest/rules/text.ts'
import { describeDevice } from './describeDevice.ts'
import { ImportError } from './importError.ts'
import { payloadOf } from './importPayload.ts'
import { NO_PROGRESS, type ImportSink } from './sink.ts'

/** Who is named as the author of readings that an import revised. */
const AUTHOR = 'import'

/**
 * Writes to the store, through the same service as the ingest routes. The device is activated, as an
 * imported history implies that it is in use.
 *
 * @param revises whether readings replace stored ones that are different
 *
 * @throws ImportError if the organization does not exist
 */
export async function createStoreSink(
  context: IngestContext,
  organizationId: string | undefined,
  revises = false,
): Promise<ImportSink> {
  const { db } = context.store
  const organization = await chooseOrganization(context, organizationId)
  const service = ingestOf(context)
  const described = new Set<string>()

  return {
    revises,
    target: `${organization.name} (${organization.id})`,
    async readProgress(importId) {
      const row = await db
        .selectFrom('imports')
        .selectAll()
        .where('id', '=', importId)
        .executeTakeFirst()
      if (row === undefined) return NO_PROGRESS
      return {
        rowsRead: row.rows_read,
        rowsStored: row.rows_stored,
        rowsRefused: row.rows_refused,
        offset: row.byte_offset,
        lastMs: row.last_ts,
        isFinished: row.is_finished,
      }
    },
    async saveProgress(importId, file, progress) {
      const values = {
        rows_read: progress.rowsRead,
        rows_stored: progress.rowsStored,
        rows_refused: progress.rowsRefused,
        byte_offset: progress.offset,
        last_ts: progress.lastMs,
        is_finished: progress.isFinished,
        updated_at: context.clock(),
      }
      await db
        .insertInto('imports')
        .values({ id: importId, file: cleanText(file, 1000), ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute()
    },
    async write(rows, columns, map) {
      const now = context.clock()
      const payload = payloadOf(rows, map)
      const sender = { organizationId: organization.id, author: AUTHOR }
      const stored = await service.take(payload, sender, now, { revise: revises })
      for (const { serial } of payload.devices) {
        if (described.has(serial)) continue
        await describeDevice(context, serial, columns)
        described.add(serial)
      }
      return stored
    },
  }
}

/** The given organization, or the oldest one. */
async function chooseOrganization({ store }: IngestContext, id: string | undefined) {
  const known = await store.db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute()
  const chosen = id === undefined ? known[0] : known.find((organization) => organization.id === id)
  if (chosen !== undefined) return chosen
  if (known.length === 0) {
    throw new ImportError('The store has no organization yet. Start the server once: npm start')
  }
  throw new ImportError(
    `There is no organization ${id}. Known: ${known.map((organization) => organization.id).join(', ')}`,
  )
}
