import { Type, type Static } from '@airshed/kit/define'

/** Readings of each data point if the settings give no other number. */
export const COUNT_DEFAULT = 20

export const config = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, title: 'Name' }),
    node_id: Type.Array(Type.String(), { minItems: 1, maxItems: 5, title: 'Devices' }),
    selected_data_point_ids: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      title: 'Parameters',
      description: 'A column for each, up to five',
    }),
    count: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 100,
        default: COUNT_DEFAULT,
        title: 'Readings',
        description: 'How many of the newest, 5 to 100',
      }),
    ),
  },
  { additionalProperties: false },
)
export type RecentMeasurementsConfig = Static<typeof config>
