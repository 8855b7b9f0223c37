import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { apiError } from '../../../base/errors.ts'
import { findPicture, type PictureContext } from './pictureFetches.ts'
import { SCREENSHOTS_PATH } from './screenshotPath.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

/**
 * `GET /plugin-screenshots/<sha256>`: a picture that a catalogue shows, so that browsers contact only this server.
 * It is fetched when first viewed, and only accepted with the digest and size that the catalogue names; anyone who
 * knows the digest may see it.
 */
export function screenshotRoute(app: FastifyInstance, context: PictureContext): void {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    `${SCREENSHOTS_PATH}/:sha256`,
    {
      schema: {
        tags: ['plugins'],
        summary: 'A picture of a plugin that a catalogue offers; it never changes',
        security: [],
        params: Type.Object(
          { sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
    },
    async (request, reply) => {
      const { sha256 } = request.params
      const picture = await findPicture(context, sha256)
      if (picture === null) {
        const headers = { 'cache-control': 'no-store' }
        throw apiError('NOT_FOUND', { what: 'Picture', id: sha256 }, undefined, headers)
      }
      void reply
        .header('content-type', picture.media_type)
        .header('cache-control', A_YEAR)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
      return reply.send(Buffer.from(picture.bytes))
    },
  )
}
