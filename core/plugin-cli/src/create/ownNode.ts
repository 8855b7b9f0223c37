/** The oldest Node that reads the sources of a plugin by itself: [major, minor]. */
const READS_TYPES = [22, 18] as const

/** Set by the launcher where it handed over to another Node, as the author’s is too old. */
const HANDED_OVER = 'AIRSHED_PLUGIN_NODE'

/** What `engines` of a plugin asks for that leaves Node to its author. */
export const NODE_RANGE = `>=${READS_TYPES.join('.')}`

/**
 * Whether a plugin has to bring a Node of its own, because that of its author is too old for what
 * plugins are tried and packed with.
 */
export function needsOwnNode({
  env,
  nodeVersion,
}: {
  readonly env: Readonly<Record<string, string | undefined>>
  /** `20.19.5` */
  readonly nodeVersion: string
}): boolean {
  if (env[HANDED_OVER] !== undefined) return true
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number)
  const [wantedMajor, wantedMinor] = READS_TYPES
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor)
}
