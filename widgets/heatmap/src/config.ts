import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, title: 'Name' }),
    node_id: Type.Array(Type.String(), { minItems: 1, maxItems: 50, title: 'Devices' }),
    data_point_id: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: 50,
        title: 'Data points',
        description: 'Where each device measures the parameter; follows from the two',
      }),
    ),
    selected_path: Type.String({ minLength: 1, maxLength: 100, title: 'Parameter' }),
  },
  { additionalProperties: false },
)
export type HeatmapConfig = Static<typeof config>
