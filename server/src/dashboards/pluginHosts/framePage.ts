import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../base/config.ts'
import { importMapHashes } from '../../web/http/inlineScripts.ts'
import { frameHeaders } from './framePolicy.ts'
import { PLUGIN_FRAME_PATH } from './frameUrl.ts'
import { pluginHostOrigin } from './pluginHosts.ts'

/**
 * Serves the page in which isolated plugins run, on the hosts of plugins and on the console's own.
 *
 * @param folder of the built console; one without such a page answers 404
 */
export function registerFramePage(
  app: FastifyInstance,
  folder: string,
  config: Pick<Config, 'pluginOrigin' | 'publicUrl'>,
): void {
  const file = join(folder, PLUGIN_FRAME_PATH)
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  const hashes = importMapHashes(page)
  app.get(PLUGIN_FRAME_PATH, { schema: { hide: true } }, async (request, reply) => {
    const origin = pluginHostOrigin(config, request) ?? config.publicUrl
    // Its policy names the pages that may frame it, more precisely than this header can.
    reply.raw.removeHeader('x-frame-options')
    return reply
      .headers(frameHeaders(origin, config.publicUrl, hashes))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
