import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { DAY_MS } from '@airshed/domain'
import type { ServerContext } from '../../context.ts'

/** The CSV in a seeded archive. */
export const SEEDED_CSV = '# Airshed\r\ntime,value\r\n2026-02-01T00:00:00.000Z,1\r\n'

/** An archive of an organization that is ready. Returns its id. */
export async function seedSnapshot(
  { store, files, clock }: Pick<ServerContext, 'store' | 'files' | 'clock'>,
  organization: string,
  { serial = '1C00AAAA', expiresAt = clock() + DAY_MS } = {},
): Promise<string> {
  const id = randomUUID()
  const bytes = deflateRawSync(SEEDED_CSV)
  const file = await files.put(
    {
      organizationId: organization,
      owner: { kind: 'snapshot', id },
      name: `airshed-${serial}.zip`,
      mediaType: 'application/zip',
      limitBytes: 1000,
    },
    Readable.from([bytes]),
  )
  await store.db
    .insertInto('snapshots')
    .values({
      id,
      organization_id: organization,
      serial,
      devices: JSON.stringify([{ node_id: `${serial}:node`, serial, name: '' }]),
      from_ts: 0,
      to_ts: DAY_MS,
      timezone: 'UTC',
      formats: JSON.stringify(['csv']),
      filename: file.name,
      state: 'ready',
      job_id: 'none',
      readings: 1,
      bytes: file.bytes,
      csv_files: JSON.stringify([
        {
          serial,
          path: `csv/${serial}.csv`,
          offset: 0,
          compressedBytes: bytes.length,
          readings: 1,
        },
      ]),
      file_id: file.id,
      created_at: clock(),
      finished_at: clock(),
      expires_at: expiresAt,
    })
    .execute()
  return id
}
