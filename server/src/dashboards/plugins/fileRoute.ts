import { Type } from 'typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { readFile } from './archiveQueries.ts'
import { integrityOf } from '../pluginHosts/digest.ts'
import { mediaTypeOf, VALIDATOR_FILE } from './files.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
/** Makes these files inert when opened directly; pages that load them have their own policy. */
const POLICY = "default-src 'none'; sandbox"

interface FileContext extends Pick<ServerContext, 'store'> {
  /** The validator of a plugin in development, by its digest. */
  validatorOf(digest: string): string | undefined
}

/**
 * `GET /plugins/<digest>/<file>`: files of archives, for anyone who knows the digest. Plugin frames have their own
 * origin, so everyone may load them. Names are looked up literally, so path traversal is not possible.
 */
export function pluginFileRoute(app: FastifyInstance, context: FileContext): void {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    '/plugins/:digest/*',
    {
      schema: {
        tags: ['plugins'],
        summary: 'A file of an archive; it never changes',
        security: [],
        params: Type.Object(
          {
            digest: Type.String({ maxLength: 400 }),
            '*': Type.String({ maxLength: 400, description: 'Path in the archive' }),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
          304: Type.Null(),
        },
      },
    },
    async (request, reply) => {
      const { digest, '*': path } = request.params
      const file = await findFile(context, digest, path)
      if (file === undefined) {
        throw apiError(
          'NOT_FOUND',
          { what: 'File', id: `${path} of archive ${digest}` },
          undefined,
          {
            'cache-control': 'no-store',
          },
        )
      }
      const etag = `"${file.sha384}"`
      setHeaders(reply, etag)
      if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
      return reply.type(mediaTypeOf(path)).send(file.content)
    },
  )
}

async function findFile(context: FileContext, digest: string, path: string) {
  if (!/^[0-9a-f]{32}$/.test(digest) || path.includes('\u0000')) return undefined
  const developed = path === VALIDATOR_FILE ? context.validatorOf(digest) : undefined
  if (developed !== undefined) {
    const content = Buffer.from(developed)
    return { content, sha384: integrityOf(content) }
  }
  const file = await readFile(context.store.db, digest, path)
  return file === undefined ? undefined : { ...file, content: Buffer.from(file.content) }
}

function setHeaders(reply: FastifyReply, etag: string): void {
  void reply.headers({
    etag,
    'cache-control': A_YEAR,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': POLICY,
  })
}

/** Caches may weaken an ETag, and send several. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
