import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ImportState } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'

/** A file that was uploaded into an organization. Returns the id of its import. */
export async function seedImport(
  { store, files, clock }: Pick<ServerContext, 'store' | 'files' | 'clock'>,
  organization: string,
  state: ImportState = 'uploaded',
): Promise<string> {
  const id = randomUUID()
  const bytes = Buffer.from('time,pm\n2026-02-01T00:00:00Z,1\n')
  const file = await files.put(
    {
      organizationId: organization,
      owner: { kind: 'import', id },
      name: 'readings.csv',
      mediaType: 'text/csv',
      limitBytes: 1000,
    },
    Readable.from([bytes]),
  )
  await store.db
    .insertInto('file_imports')
    .values({
      id,
      organization_id: organization,
      file_id: file.id,
      file_name: file.name,
      file_bytes: file.bytes,
      file_used_at: clock(),
      state,
      created_at: clock(),
    })
    .execute()
  return id
}
