import type { DataNeed } from '@airshed/kit/define'
import type { InfoConfig } from './config.ts'

/** The device with everything that belongs to it. */
export function needs({ node_id: nodeId }: InfoConfig): readonly DataNeed[] {
  if (nodeId === '') return []
  return [
    { kind: 'nodes', nodeIds: [nodeId], includes: ['configuration', 'data_points', 'profiles'] },
  ]
}
