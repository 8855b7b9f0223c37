import type { PluginSource } from '@airshed/contract'
import type { FramePlugin } from '../bridge/hostMessages.ts'

/** Names of the files in an archive that a page or a frame loads. */
const MODULE = 'plugin.js'
const STYLE = 'style.css'

/**
 * The files of an installed plugin, by path: a frame on a separate host loads them from there. A plugin
 * in development knows its own files.
 */
export function filesOf({ baseUrl, integrity }: PluginSource): FramePlugin {
  return {
    moduleUrl: `${baseUrl}${MODULE}`,
    styleUrl: integrity[STYLE] === undefined ? null : `${baseUrl}${STYLE}`,
    integrity: Object.fromEntries(
      Object.entries(integrity).map(([file, digest]) => [`${baseUrl}${file}`, digest]),
    ),
  }
}
