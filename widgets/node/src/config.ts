import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, title: 'Name' }),
    node_id: Type.Array(Type.String(), { minItems: 1, maxItems: 50, title: 'Devices' }),
    selected_data_point_ids: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      title: 'Parameters',
    }),
  },
  { additionalProperties: false },
)
export type NodeConfig = Static<typeof config>
