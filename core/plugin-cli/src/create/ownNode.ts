/** The oldest Node version that can run the TypeScript sources of a plugin directly: [major, minor]. */
const READS_TYPES = [22, 18] as const

/** Set by the launcher if it switched to another Node because the author’s is too old. */
const HANDED_OVER = 'AIRSHED_PLUGIN_NODE'

/** `engines` of a plugin that uses the author's Node. */
export const NODE_RANGE = `>=${READS_TYPES.join('.')}`

/**
 * Whether a plugin must install its own Node, because the author's is too old for the tools that test
 * and pack plugins.
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
