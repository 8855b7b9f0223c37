import { Type, type Static } from '@airshed/kit/define'

/** How the readings of a period become one number. */
const STATISTICS = ['mean', 'min', 'max', 'p50', 'p95', 'p98'] as const

export const config = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, title: 'Name' }),
    node_id: Type.Array(Type.String(), {
      minItems: 2,
      maxItems: 12,
      uniqueItems: true,
      title: 'Devices',
      description: 'Two to twelve',
    }),
    selected_path: Type.String({ minLength: 1, maxLength: 100, title: 'Parameter' }),
    statistic: Type.Optional(
      Type.Enum([...STATISTICS], {
        type: 'string',
        default: 'mean',
        title: 'Figure',
        description: 'Calculated from the readings of the time range',
      }),
    ),
  },
  { additionalProperties: false },
)
export type CompareDevicesConfig = Static<typeof config>
