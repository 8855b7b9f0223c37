import { createHash, randomBytes } from 'node:crypto'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { Id, SNAPSHOT_LINK_FOR_MS, type SnapshotLink } from '@airshed/schemas'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import { loadCaller } from '../../../access/identity/loadCaller.ts'
import { apiError } from '../../../base/errors.ts'
import type { ServerContext } from '../../../context.ts'
import { sendFile } from '../../../storage/files/sendFile.ts'
import type { Tables } from '../../../storage/store/tables.ts'

const SECRET_BYTES = 32
const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Makes an address from which a browser, or any program that can resume downloads, gets an archive. @param now ms UTC */
export async function makeLink(
  tx: Transaction<Tables>,
  { snapshotId, userId, now }: { snapshotId: string; userId: string; now: number },
): Promise<SnapshotLink> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const validUntil = now + SNAPSHOT_LINK_FOR_MS
  await tx
    .insertInto('snapshot_links')
    .values({
      digest: digestOf(secret),
      snapshot_id: snapshotId,
      user_id: userId,
      valid_until: validUntil,
    })
    .execute()
  return { path: `/v2/snapshots/${snapshotId}/file?token=${secret}`, valid_until: validUntil }
}

/**
 * `GET /v2/snapshots/<id>/file?token=<secret>`: an archive, or a part of it. Browsers send no token with a download, and
 * resume it by asking for the rest, so the address has a secret instead; the right of its user is checked each time.
 */
export function snapshotFileRoute(app: FastifyInstance, context: ServerContext): void {
  const { clock, files, store } = context
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    '/v2/snapshots/:id/file',
    {
      schema: {
        tags: ['snapshots'],
        summary: 'An archive, or a part of it, by the address that POST snapshots/{id}/link gives',
        security: [],
        params: Type.Object({ id: Id }, { additionalProperties: false }),
        querystring: Type.Object(
          { token: Type.String({ minLength: 1, maxLength: 100 }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
    },
    async (request, reply) => {
      const link = await store.db
        .selectFrom('snapshot_links')
        .innerJoin('snapshots', 'snapshots.id', 'snapshot_links.snapshot_id')
        .select(['snapshots.organization_id', 'snapshots.file_id', 'snapshot_links.user_id'])
        .where('snapshot_links.digest', '=', digestOf(request.query.token))
        .where('snapshots.id', '=', request.params.id)
        .where('snapshot_links.valid_until', '>', clock())
        .executeTakeFirst()
      const caller = link === undefined ? null : await loadCaller(context, link.user_id, null)
      const mayRead = link !== undefined && caller?.can('read_devices', link.organization_id)
      const fileId = mayRead === true ? link.file_id : null
      const file = fileId === null ? undefined : await files.find(fileId)
      if (file === undefined) {
        throw apiError('SNAPSHOT_LINK', {}, undefined, { 'cache-control': 'no-store' })
      }
      return sendFile(files, file, request, reply)
    },
  )
}
