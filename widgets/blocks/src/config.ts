import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, title: 'Name' }),
    node_id: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      title: 'Devices',
    }),
    selected_data_point_ids: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      title: 'Parameters',
      description: 'A block for each, in this order',
    }),
    layout: Type.Optional(
      Type.Enum(['grid', 'rows'], {
        type: 'string',
        default: 'grid',
        title: 'Arrangement',
        description: 'Blocks beside each other, or one below the other',
      }),
    ),
  },
  { additionalProperties: false },
)
export type BlocksConfig = Static<typeof config>
