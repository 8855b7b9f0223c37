import { compileTroubles, placeText } from '../dev/compileTrouble.ts'
import { finding, thrownText, type Finding } from '../findings/finding.ts'
import type { FindingCode } from '../findings/findingTable.ts'
import type { PluginProject } from '../project/pluginProject.ts'

/**
 * A bundler's error as findings: each line that cannot be compiled, or else that the entry of the plugin could
 * not be built.
 *
 * @param otherwise the finding to report if no line of the plugin is the cause
 */
export async function bundlerFindings(
  { folder, entry }: PluginProject,
  error: unknown,
  otherwise: FindingCode,
): Promise<Finding[]> {
  const troubles = await compileTroubles(folder, error)
  if (troubles.length === 0) return [finding(otherwise, entry, { got: thrownText(error) })]
  return troubles.map(({ message, place }) =>
    finding('SOURCE_NOT_COMPILED', placeText(place), { got: message }),
  )
}
