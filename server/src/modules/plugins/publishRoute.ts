import { ARCHIVE_LIMITS } from '@airshed/plugin-archive/limits'
import { PLUGIN_ARCHIVE_TYPE, PluginQuery, PublishedPlugin } from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import type { Api } from '../api.ts'
import { invalidQuery } from '../input/invalidField.ts'
import { refuseUnstorable } from '../input/refuseUnstorable.ts'
import { authorOf } from './author.ts'
import { publishPlugin } from './publish.ts'
import { requirePermission } from './rights.ts'
import type { PluginTools } from './routes.ts'

/**
 * `POST plugins`: the only call that takes bytes. The scope that it stands in has no other routes: it
 * reads bodies of its own media type alone.
 */
export function publishRoute(
  api: Api,
  context: ServerContext,
  { judge }: Pick<PluginTools, 'judge'>,
): void {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser(
    PLUGIN_ARCHIVE_TYPE,
    { parseAs: 'buffer', bodyLimit: ARCHIVE_LIMITS.archiveBytes },
    (_, body, done) => done(null, body),
  )
  api.addHook('preValidation', refuseUnstorable)
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer))

  const compileOthers = api.validatorCompiler

  api.post(
    '/plugins',
    {
      bodyLimit: ARCHIVE_LIMITS.archiveBytes,
      config: { bodyType: PLUGIN_ARCHIVE_TYPE },
      // Bytes are judged by the rules of archives, not by a schema.
      validatorCompiler: (route) =>
        route.httpPart === 'body' ? () => true : (compileOthers?.(route) ?? (() => true)),
      schema: {
        tags: ['plugins'],
        summary:
          'Publish a version; what is refused is told with every reason, and nothing of it is kept',
        querystring: PluginQuery,
        body: Type.Unsafe<Buffer>({
          content: {
            [PLUGIN_ARCHIVE_TYPE]: { schema: { type: 'string', format: 'binary' } },
          },
        }),
        response: { 200: PublishedPlugin, 201: PublishedPlugin },
      },
    },
    async (request, reply) => {
      const { caller, query, body, log } = request
      const organizationId = organizationOf(caller, query.organization_id)
      request.auditOrganization = organizationId
      const bytes: unknown = body
      if (!Buffer.isBuffer(bytes) || bytes.length === 0) {
        throw apiError('BAD_REQUEST', { reason: `it holds no ${PLUGIN_ARCHIVE_TYPE}` })
      }
      const upload = { organizationId, bytes, author: authorOf(request) }
      const { published, isNew } = await publishPlugin({ ...context, log }, judge, upload)
      return reply.code(isNew ? 201 : 200).send(published)
    },
  )
}

/** The organization that is named, else the only one that the caller manages: that of a token. */
function organizationOf(caller: Caller, named: string | undefined): string {
  if (named !== undefined) {
    requirePermission(caller, 'manage_organizations', named)
    return named
  }
  const [only, ...others] = caller.organizationsWith('manage_organizations')
  if (only !== undefined && others.length === 0) return only
  throw invalidQuery('/organization_id', 'the organization to publish to', undefined)
}
