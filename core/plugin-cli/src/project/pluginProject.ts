/** The kinds of plugins, named as in their manifests. */
export const PLUGIN_KINDS = ['widget', 'screen', 'device-form'] as const
export type PluginKind = (typeof PLUGIN_KINDS)[number]

/** The kind that a name stands for; `form` is what packages called a device form at first. */
export const kindNamed = (name: unknown): PluginKind | undefined =>
  PLUGIN_KINDS.find((kind) => kind === (name === 'form' ? 'device-form' : name))

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
