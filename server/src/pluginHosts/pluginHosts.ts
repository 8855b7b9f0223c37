import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendNotFound } from '../http/errorHandler.ts'
import { PLUGIN_FRAME_PATH } from './frameUrl.ts'

const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/
const OPEN_FILES = new Set([PLUGIN_FRAME_PATH, '/favicon.svg'])
const OPEN_FOLDER = /^\/(?:assets|plugins)\/(.+)$/
/** What a file of an open folder may not hold: it could lead out of it. */
const WAY_OUT = /(?:^|\/)\.{0,2}(?:\/|$)|[\\%\0]/

type PluginHosts = Pick<Config, 'pluginOrigin'>

/** Recognizes plugin hosts by name only, in any case, with any port. */
export function isPluginHost(
  { pluginOrigin }: PluginHosts,
  { hostname }: Pick<FastifyRequest, 'hostname'>,
): boolean {
  const domain = domainOf(pluginOrigin)
  return domain !== undefined && nameOf(hostname).endsWith(domain)
}

/**
 * The origin of a plugin's host as browsers know it, whatever a proxy made of port and scheme.
 *
 * @returns undefined for other hosts, and for names below the domain that are no single label
 */
export function pluginHostOrigin(
  { pluginOrigin }: PluginHosts,
  { hostname }: Pick<FastifyRequest, 'hostname'>,
): string | undefined {
  const domain = domainOf(pluginOrigin)
  const name = nameOf(hostname)
  if (domain === undefined || !name.endsWith(domain)) return undefined
  const label = name.slice(0, -domain.length)
  return LABEL.test(label) ? pluginOrigin?.replace('{plugin}', label) : undefined
}

/**
 * Answers, on the hosts of plugins, nothing but reads of the frame page, of the console's files and
 * of those of plugins. What runs there finds neither calls nor a sign-in nor the console.
 */
export function guardPluginHosts(app: FastifyInstance, config: PluginHosts): void {
  if (config.pluginOrigin === undefined) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isPluginHost(config, request)) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isOpen = isRead && pluginHostOrigin(config, request) !== undefined && isOpenPath(request)
    if (isOpen) return
    // Nobody ends the connection of a WebSocket that was not opened.
    if (request.headers.upgrade !== undefined) {
      reply.raw.once('finish', () => request.raw.socket.destroy())
    }
    return sendNotFound(request, reply)
  })
}

function isOpenPath({ url }: FastifyRequest): boolean {
  let path: string
  try {
    path = decodeURIComponent(url.split('?')[0] ?? '')
  } catch {
    return false
  }
  if (OPEN_FILES.has(path)) return true
  const [, file] = OPEN_FOLDER.exec(path) ?? []
  return file !== undefined && !WAY_OUT.test(file)
}

const domainOf = (pluginOrigin: string | undefined) =>
  pluginOrigin === undefined
    ? undefined
    : new URL(pluginOrigin.replace('{plugin}', 'plugin')).hostname.slice('plugin'.length)

/** A name may end with the dot of the root. */
const nameOf = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '')
