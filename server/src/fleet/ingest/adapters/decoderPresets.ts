import { PAYLOAD_PRESETS } from '@airshed/domain'
import type { PayloadField } from '@airshed/schemas'

/** What a field of a maker’s payload decoder means. */
type PresetMeaning = readonly [parameterId: string, unit: string]

const BY_NODE_TYPE: ReadonlyMap<string, readonly PayloadField[]> = new Map(
  PAYLOAD_PRESETS.flatMap(({ nodeTypes, fields }) =>
    nodeTypes.map((name): [string, readonly PayloadField[]] => [name, fields]),
  ),
)

/** What a field of a decoded payload means if a known decoder wrote it; null otherwise. */
export function presetMeaning(
  payload: Readonly<Record<string, unknown>>,
  field: string,
): PresetMeaning | null {
  const nodeType = payload['Node_type']
  const fields = typeof nodeType === 'string' ? BY_NODE_TYPE.get(nodeType) : undefined
  const found = fields?.find((known) => known.field === field)
  return found === undefined ? null : [found.parameter, found.unit]
}
