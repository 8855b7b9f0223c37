import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, title: 'Name' }),
    node_id: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      title: 'Devices',
    }),
    selected_paths: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
      title: 'Parameters',
      description: 'A column for each, up to eight',
    }),
    show_sparkline: Type.Optional(
      Type.Boolean({
        default: false,
        title: 'Show trend lines',
        description: 'A sparkline over the time range beside each value',
      }),
    ),
  },
  { additionalProperties: false },
)
export type TableConfig = Static<typeof config>
