import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../base/config.ts'
import { sendNotFound } from '../../web/http/errorHandler.ts'
import { PLUGIN_FRAME_PATH } from './frameUrl.ts'

const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/
const OPEN_FILES = new Set([PLUGIN_FRAME_PATH, '/favicon.svg'])
const OPEN_FOLDER = /^\/(?:assets|plugins)\/(.+)$/
/** What the path of a file in an open folder must not contain, as it could lead out of the folder. */
const WAY_OUT = /(?:^|\/)\.{0,2}(?:\/|$)|[\\%\0]/

type PluginHosts = Pick<Config, 'pluginOrigin'>

/** Recognizes plugin hosts by name only, case-insensitively, with any port. */
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
 * @returns undefined for other hosts, and for names below the domain that are not a single label
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
 * On the hosts of plugins, answers only reads of the frame page, of the console's files and of plugin files.
 * Code that runs there can reach neither the API nor a sign-in nor the console.
 */
export function guardPluginHosts(app: FastifyInstance, config: PluginHosts): void {
  if (config.pluginOrigin === undefined) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isPluginHost(config, request)) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isOpen = isRead && pluginHostOrigin(config, request) !== undefined && isOpenPath(request)
    if (isOpen) return
    // Otherwise the connection of a refused WebSocket upgrade would stay open.
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

/** A host name may end with a dot. */
const nameOf = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '')
