import { Type, type Static } from '@airshed/kit/define'

/** Percentiles that separate the bands of a sector, joined by dashes. */
const PERCENTILES = ['25-50-75-90-95', '50-75-90', '50-90-99'] as const
const SECTORS = ['16', '8', '12', '36'] as const

const dataPoint = (title: string) => Type.String({ minLength: 1, maxLength: 300, title })

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the rose' }),
    ),
    node_id: dataPoint('Device'),
    speed_data_point_id: dataPoint('Wind speed'),
    direction_data_point_id: dataPoint('Wind direction'),
    pollutant_data_point_id: dataPoint('Pollutant'),
    percentiles: Type.Optional(
      Type.Enum(PERCENTILES, { type: 'string', default: '25-50-75-90-95', title: 'Percentiles' }),
    ),
    sectors: Type.Optional(Type.Enum(SECTORS, { type: 'string', default: '16', title: 'Sectors' })),
  },
  { additionalProperties: false },
)
export type PercentileRoseConfig = Static<typeof config>
