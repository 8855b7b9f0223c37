import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { LocatedTrouble, SourcePlace, Trouble } from '@airshed/host/development-events'
import type { ViteDevServer } from 'vite'
import { sourcePlace } from './sourcePlace.ts'

/** A location in a served module: `http://localhost:4100/src/View.tsx?t=17:31:9`. */
const SERVED_PLACE = /https?:\/\/[^/\s)]+(\/src\/[^?:\s)]+)(?:\?[^:\s)]*)?:(\d+):(\d+)/g

/**
 * The source location of an error thrown by a plugin: the first stack entry in one of its files, resolved
 * with the source map of the served module.
 *
 * @returns a place of null if no file of the plugin is in the stack
 */
export async function locateTrouble(
  server: ViteDevServer,
  folder: string,
  { message, stack }: Trouble,
): Promise<LocatedTrouble> {
  for (const [, path = '', line, column] of stack.matchAll(SERVED_PLACE)) {
    const place = await placeIn(server, folder, path, Number(line), Number(column))
    if (place !== null) return { message, place }
  }
  return { message, place: null }
}

async function placeIn(
  server: ViteDevServer,
  folder: string,
  path: string,
  servedLine: number,
  servedColumn: number,
): Promise<SourcePlace | null> {
  const module = await server.environments.client.moduleGraph.getModuleByUrl(path)
  const map = module?.transformResult?.map
  if (module?.file == null || map == null || !('mappings' in map) || map.mappings === '')
    return null
  const entry = new SourceMap(map as SourceMapPayload).findEntry(servedLine - 1, servedColumn - 1)
  if (!('originalLine' in entry)) return null
  const file = resolve(dirname(module.file), entry.originalSource)
  return sourcePlace(folder, file, entry.originalLine + 1, entry.originalColumn + 1)
}

/** An error as text for the terminal: location, message, and the surrounding lines. */
export function troubleLines({ message, place }: LocatedTrouble): string {
  if (place === null) return message
  return `${place.file}:${place.line}:${place.column}: ${message}\n${place.excerpt}`
}
