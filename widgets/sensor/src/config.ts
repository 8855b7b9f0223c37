import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the table' }),
    ),
    node_id: Type.String({ minLength: 1, title: 'Device' }),
    device_id: Type.String({ minLength: 1, title: 'Sensor' }),
    selected_data_point_ids: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: 50,
        uniqueItems: true,
        default: [],
        title: 'Parameters',
        description: 'If none are chosen, all parameters of the sensor',
      }),
    ),
  },
  { additionalProperties: false },
)
export type SensorConfig = Static<typeof config>
