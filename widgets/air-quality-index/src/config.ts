import { Type, type Static } from '@airshed/kit/define'

const PALETTES = ['standard', 'colour-blind'] as const

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the index' }),
    ),
    node_id: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      title: 'Devices',
      description: 'One with its pollutants, several as a list',
    }),
    palette: Type.Optional(
      Type.Enum(PALETTES, {
        type: 'string',
        default: 'standard',
        title: 'Colours',
        description: 'Only the US index has a second palette',
      }),
    ),
  },
  { additionalProperties: false },
)
export type AirQualityIndexConfig = Static<typeof config>
