import { Type, type Static } from '@airshed/kit/define'

const dataPoint = (title: string) => Type.String({ minLength: 1, maxLength: 300, title })

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the plot' }),
    ),
    node_id: dataPoint('Device'),
    speed_data_point_id: dataPoint('Wind speed'),
    direction_data_point_id: dataPoint('Wind direction'),
    pollutant_data_point_id: dataPoint('Pollutant'),
  },
  { additionalProperties: false },
)
export type PolarPlotConfig = Static<typeof config>
