import { createHash } from 'node:crypto'
import type { Config } from '../../base/config.ts'

/** Path of the page in which isolated plugins run, on whichever host. */
export const PLUGIN_FRAME_PATH = '/plugin-frame.html'

/** Characters of an id that its label keeps; with the hash a label stays below 63 characters. */
const LABEL_ID_LENGTH = 40
const LABEL_HASH_LENGTH = 8

type PluginHosts = Pick<Config, 'pluginOrigin' | 'publicUrl'>

/**
 * The host label of a plugin: its id with dashes for dots, cut, and eight hexadecimal characters of
 * the id's SHA-256, so that no two plugins share one. Runs of dashes become one: a label that begins
 * with `xn--` would be read as punycode.
 */
export function pluginLabel(id: string): string {
  const name = id.replaceAll('.', '-').replaceAll(/-+/g, '-').slice(0, LABEL_ID_LENGTH)
  const hash = createHash('sha256').update(id).digest('hex').slice(0, LABEL_HASH_LENGTH)
  return `${name}-${hash}`
}

/**
 * Address of the frame of a plugin: on a host of its own, so that it shares neither a process nor a site
 * with others, or on the console's host if no plugin hosts are configured.
 */
export function pluginFrameUrl({ pluginOrigin, publicUrl }: PluginHosts, id: string): string {
  const origin = pluginOrigin?.replace('{plugin}', pluginLabel(id)) ?? publicUrl
  return `${origin}${PLUGIN_FRAME_PATH}`
}
