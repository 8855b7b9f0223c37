import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const ENTITIES = 'markdown-to-jsx/entities'

/**
 * Decodes named entities (`&deg;`) from a table. In browsers the library sets them as markup of an element
 * and reads the text back, which the policy of frames forbids.
 */
export function namedEntities(): Plugin {
  const table = createRequire(import.meta.url).resolve(ENTITIES)
  return {
    name: 'airshed:named-entities',
    enforce: 'pre',
    resolveId: (source) => (source === ENTITIES ? table : null),
  }
}
