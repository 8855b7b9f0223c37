import type { WidgetData } from '@airshed/kit'
import type { ModulesConfig } from './config.ts'

/** What a table of modules without a name is called: the name of its device. */
export function defaultName(
  { node_id: nodeId }: Pick<ModulesConfig, 'node_id'>,
  { nodes }: Pick<WidgetData, 'nodes'>,
): string | null {
  return nodes.find(({ _id }) => _id === nodeId)?.presentName ?? null
}
