import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Codes are longer than the name of any page of the console below an organization called `p`. */
const PUBLIC_PAGE = '/p/:code(^[0-9A-Za-z]{16,64}$)'
const FILE = 'public-page.html'

/**
 * Any page may frame it, as it has no session and no controls that change anything. It loads from this
 * server only, sends no referrer, and stays out of search engines.
 */
const HEADERS = {
  'content-security-policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `connect-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `frame-ancestors *`,
    `form-action 'none'`,
    `base-uri 'none'`,
  ].join(';'),
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-cache',
}

/**
 * Serves the public page of devices, whether its code is known or not: the page itself handles that.
 *
 * @param folder of the built console; one without such a page leaves its addresses to the console
 */
export function registerPublicPage(app: FastifyInstance, folder: string): void {
  const file = join(folder, FILE)
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  app.get(PUBLIC_PAGE, { schema: { hide: true } }, (_request, reply) => {
    // The policy says who may frame it; this older header has no value for "everyone".
    reply.raw.removeHeader('x-frame-options')
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page)
  })
}
