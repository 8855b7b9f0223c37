import { readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../base/config.ts'
import { sendNotFound } from '../../web/http/errorHandler.ts'
import { isPluginHost } from '../../dashboards/pluginHosts/pluginHosts.ts'
import { registerPublicPage } from './publicPage.ts'

/**
 * No page of the console lives below these paths: unknown paths there are answered with an error. Files of
 * plugins are one folder deeper than pages about plugins.
 */
const NOT_PAGES =
  /^\/((v2|oidc|ingest|sensors|assets|plugin-frame\.html|catalogue|healthz)(\/|\?|$)|plugins\/[^/?]+\/)/
/** Frames of plugins have an origin of their own but need these files too; they are not secret. */
const OPEN_TO_FRAMES = /^(assets\/.+|favicon\.svg(\.(br|gz))?)$/
const A_YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the built console: files named by their content hash are cached indefinitely, the page itself is
 * revalidated each time. Every address that a browser opens and no other route answers is a page of the console.
 *
 * @param folder holds index.html and assets/
 * @param config `publicUrl` is the origin at which people sign in
 */
export async function registerConsole(
  app: FastifyInstance,
  folder: string,
  config: Pick<Config, 'publicUrl' | 'pluginOrigin'>,
): Promise<void> {
  const index = join(folder, 'index.html')
  const page = readFileSync(index, 'utf8')
  const builtAt = new Date(Math.floor(statSync(index).mtimeMs / 1000) * 1000)

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const file = relative(folder, path).split(sep).join('/')
      reply.header('cache-control', file.startsWith('assets/') ? A_YEAR : 'no-cache')
      if (OPEN_TO_FRAMES.test(file)) {
        reply.header('access-control-allow-origin', '*')
        reply.header('cross-origin-resource-policy', 'cross-origin')
      }
    },
  })

  const home = new URL(config.publicUrl)
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' && isOtherNameOf(home, request)) {
      return reply.redirect(`${home.origin}${request.url}`, 302)
    }
    reply
      .header('last-modified', builtAt.toUTCString())
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
    const known = Date.parse(request.headers['if-modified-since'] ?? '')
    if (known >= builtAt.getTime()) return reply.code(304).send()
    return reply.send(page)
  }
  app.get('/', { schema: { hide: true } }, sendPage)
  registerPublicPage(app, folder)
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) && !isPluginHost(config, request)
      ? sendPage(request, reply)
      : sendNotFound(request, reply),
  )
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether this machine is addressed by another of its names, from which sign-in would not find its way back. */
function isOtherNameOf(home: URL, { hostname }: FastifyRequest): boolean {
  return LOOPBACK.has(home.hostname) && LOOPBACK.has(hostname) && hostname !== home.hostname
}

function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !NOT_PAGES.test(url) && (headers.accept ?? '').includes('text/html')
}
