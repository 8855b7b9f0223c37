import { Type, type Static } from '@airshed/kit/define'

/** Percentiles that the table can have, in the order of its columns. */
export const PERCENTILES = ['p5', 'p50', 'p95', 'p98'] as const

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the chart' }),
    ),
    node_id: Type.String({ minLength: 1, title: 'Device' }),
    selected_data_point_ids: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: 50,
        uniqueItems: true,
        default: [],
        title: 'Parameters',
        description: 'If none are chosen, all parameters of the device',
      }),
    ),
    nodes: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: 5,
        uniqueItems: true,
        default: [],
        title: 'Compare with',
        description: 'Devices whose matching parameters are shown alongside',
      }),
    ),
    show_data_gaps: Type.Optional(
      Type.Boolean({
        default: true,
        title: 'Show data gaps',
        description: 'Break the line where readings are missing',
      }),
    ),
    show_zones: Type.Optional(
      Type.Boolean({
        default: false,
        title: 'Show limits',
        description: 'Bands of the grades of the device’s profile',
      }),
    ),
    show: Type.Optional(
      Type.Array(Type.Enum([...PERCENTILES], { type: 'string' }), {
        maxItems: PERCENTILES.length,
        uniqueItems: true,
        default: [],
        title: 'Percentiles',
        description: 'Extra columns of the table, from all readings of the time range',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ChartTableConfig = Static<typeof config>
