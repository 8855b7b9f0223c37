/** What a field of a maker’s payload decoder means. */
export type PresetMeaning = readonly [parameterId: string, unit: string]

/** A payload decoder that its maker publishes, whose fields have units that are not in the payload. */
interface DecoderPreset {
  /** What the decoder writes as `Node_type`. */
  readonly nodeTypes: readonly string[]
  readonly fields: Readonly<Record<string, PresetMeaning>>
  readonly source: string
}

/** All known decoders; a new one is a line here. */
const PRESETS: readonly DecoderPreset[] = [
  {
    // The decoder of version 1.3 names the node after another product.
    nodeTypes: ['AQS01-L', 'AIS01-LB'],
    fields: {
      BatV: ['190:1', 'V'],
      temperature: ['128:1', '°C'],
      humidity: ['128:2', '%'],
      air_pressure: ['128:3', 'hPa'],
      co2: ['131:10', 'ppm'],
    },
    source: 'github.com/dragino/dragino-end-node-decoder, AQS01-L; Dragino AQS01-L user manual',
  },
]

const BY_NODE_TYPE: ReadonlyMap<string, DecoderPreset> = new Map(
  PRESETS.flatMap((preset) =>
    preset.nodeTypes.map((name): [string, DecoderPreset] => [name, preset]),
  ),
)

/** What a field of a decoded payload means if a known decoder wrote it; null otherwise. */
export function presetMeaning(
  payload: Readonly<Record<string, unknown>>,
  field: string,
): PresetMeaning | null {
  const nodeType = payload['Node_type']
  const preset = typeof nodeType === 'string' ? BY_NODE_TYPE.get(nodeType) : undefined
  if (preset === undefined || !Object.hasOwn(preset.fields, field)) return null
  return preset.fields[field] ?? null
}
