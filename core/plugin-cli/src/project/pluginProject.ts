/** The kinds of plugins. */
export const PLUGIN_KINDS = ['widget', 'screen', 'form'] as const
export type PluginKind = (typeof PLUGIN_KINDS)[number]

/** An author's package, as described in its package.json. */
export interface PluginProject {
  /** Absolute. */
  readonly folder: string
  /** Name of the npm package. */
  readonly name: string
  readonly version: string
  readonly kind: PluginKind
  /** Module whose export `plugin` is the definition, relative to the folder. */
  readonly entry: 'src/plugin.ts'
  /** Module whose export `manifest` is the manifest; imports no React. */
  readonly manifestEntry: 'src/manifest.ts'
}
