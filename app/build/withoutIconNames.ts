import type { Plugin } from 'vite'

const LOADER = '\0airshed:icon-loader'

/**
 * Replaces Blueprint's loader: requesting an icon by name fails with an error that says how to import it.
 */
const LOADER_SOURCE = `
export const Icons = {
  getPaths: () => undefined,
  load: (name) => Promise.reject(new Error(
    'Icon ' + name + ': expected a component such as HomeIcon, got a name. ' +
    'Import the component from @blueprintjs/icons',
  )),
}
`

/**
 * Keeps Blueprint's loader of icons by name out of the built console: it contains the names of all icons
 * and loads some 600 kB of outlines. Icons are imported as components instead.
 */
export function withoutIconNames(): Plugin {
  return {
    name: 'airshed:without-icon-names',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source === './iconLoader' && importer?.includes('@blueprintjs/icons/') === true
        ? LOADER
        : null,
    load: (id) => (id === LOADER ? LOADER_SOURCE : null),
  }
}
