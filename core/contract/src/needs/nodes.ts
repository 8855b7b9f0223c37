import type { NodeInclude } from '@airshed/schemas'
import { Type } from 'typebox'
import { SentIds } from './fields.ts'
import { defineNeed } from './needKind.ts'

export type { Node } from '@airshed/schemas'

/** Devices. */
export interface NodesNeed {
  kind: 'nodes'
  nodeIds: readonly string[]
  /**
   * In addition to those named, the devices of the page's organization by name, at most 1,000:
   * `data.hasMoreNodes` reports whether there are more. Default false.
   */
  all?: boolean
  /**
   * What is included with each device: `profiles`, `configuration`, `data_points`. The data points of
   * up to 500 named devices get their newest readings as they arrive while the page is live.
   */
  includes: readonly NodeInclude[]
}

export const nodes = defineNeed<NodesNeed>({
  kind: 'nodes',
  answeredIn: 'nodes',
  shape: 'built',
  permission: 'read_devices',
  timeOf: () => 'present',
  temperatures: 'none',
  fields: {
    nodeIds: SentIds,
    all: Type.Optional(Type.Boolean()),
    includes: Type.Array(
      Type.Enum(['profiles', 'configuration', 'data_points'], { type: 'string' }),
      { maxItems: 10 },
    ),
  },
})
