import type { Plugin } from 'vite'

const MARK = '?plugins'
/** The module that re-exports TypeBox, and the list of shared modules that requests it. */
const OFFER = '@airshed/kit/define'
const ASKS = /^\0airshed:shared\//

/**
 * Gives plugins a TypeBox of their own. Plugins get all of it, while the console needs a tenth: sharing
 * its modules would make home load the whole library.
 */
export function pluginTypebox(): Plugin {
  return {
    name: 'airshed:plugin-typebox',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (importer === undefined) return null
      const from = importer.endsWith(MARK) ? importer.slice(0, -MARK.length) : null
      const isOffer = source === OFFER && ASKS.test(importer)
      const isTypebox = from !== null && (source === 'typebox' || from.includes('/typebox/'))
      if (!isOffer && from === null) return null
      const resolved = await this.resolve(source, from ?? importer, { skipSelf: true })
      if (resolved === null || !(isOffer || isTypebox)) return resolved
      return { ...resolved, id: `${resolved.id}${MARK}` }
    },
  }
}
