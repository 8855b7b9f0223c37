import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { PictureId } from '@airshed/schemas'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { sendFile } from '../../../storage/files/sendFile.ts'
import { PICTURE_OWNER } from './pictureRows.ts'

/**
 * `GET /v2/pictures/<id>`: a picture of a person or a logo, for anyone who knows its unguessable id, because
 * browsers send no token with the pictures of a page.
 */
export function pictureRoute(app: FastifyInstance, { files }: Pick<ServerContext, 'files'>): void {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    '/v2/pictures/:id',
    {
      schema: {
        tags: ['pictures'],
        summary: 'A picture of a person or a logo; it never changes',
        security: [],
        params: Type.Object({ id: PictureId }, { additionalProperties: false }),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const file = await files.find(id)
      if (file === undefined || file.owner.kind !== PICTURE_OWNER) {
        const headers = { 'cache-control': 'no-store' }
        throw apiError('NOT_FOUND', { what: 'Picture', id }, undefined, headers)
      }
      return sendFile(files, file, request, reply, { isShown: true, isPublic: true })
    },
  )
}
