/** Where a plugin's code may run. */
export type PluginTier = 'isolated' | 'trusted'

/**
 * Where a plugin that was installed at run time comes from. Set by the host; a plugin that is built
 * into the console has none.
 */
export interface PluginSource {
  /** Semantic version of the package. */
  version: string
  /** `isolated`: its functions are never called in the page, but in a frame of its own. */
  tier: PluginTier
  /** The organization that installed it. */
  organizationId: string
  /** Base address of the files of the archive; ends with a slash. */
  baseUrl: string
  /** Address of the page in which it runs isolated. */
  frameUrl: string
  /** File → `sha384-…`, for scripts and styles; {} when loaded from a development server. */
  integrity: Readonly<Record<string, string>>
  isDevelopment: boolean
  /** An administrator chose this version, and later ones are not used. Default false. */
  isPinned?: boolean
  /** Its development server is unreachable. Default false. */
  isUnreachable?: boolean
}
