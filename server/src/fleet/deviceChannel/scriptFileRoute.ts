import { ScriptName } from '@airshed/schemas'
import type { RouteOptions } from 'fastify'
import { Type, type Static } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Db } from '../../storage/store/db.ts'
import { findScript } from './scriptRows.ts'
import { readScriptVersion } from './scriptVersions.ts'

const SCRIPT_TYPE = 'text/x-lua; charset=utf-8'

const ByFile = Type.Object(
  { serial: Type.String({ minLength: 1, maxLength: 100 }), name: ScriptName },
  { additionalProperties: false },
)

/** The newest text of a file; undefined: there is none, or it was deleted. */
export async function readScriptFile(
  db: Db,
  nodeId: string,
  name: string,
): Promise<{ text: string; digest: string } | undefined> {
  const script = await findScript(db, nodeId, name)
  if (script === undefined || script.is_deleted) return undefined
  return readScriptVersion(db, nodeId, name, script.version)
}

/** The route from which a device fetches its script files; its key is checked beforehand. */
export const scriptFileRoute = ({
  store,
}: ServerContext): Pick<RouteOptions, 'method' | 'url' | 'schema' | 'handler'> => ({
  method: 'GET',
  url: '/devices/:serial/files/:name',
  schema: {
    tags: ['devices'],
    summary: 'The newest text of a script file; ETag is its digest',
    security: [{ deviceKey: [] }],
    params: ByFile,
  },
  handler: async ({ keyHolder, params, headers }, reply) => {
    if (keyHolder === null) throw new Error('The key of this route is not checked')
    const { name } = params as Static<typeof ByFile>
    const file = await readScriptFile(store.db, keyHolder.nodeId, name)
    if (file === undefined) throw apiError('NOT_FOUND', { what: 'Script', id: name })
    const tag = `"${file.digest}"`
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(SCRIPT_TYPE).send(file.text)
  },
})
