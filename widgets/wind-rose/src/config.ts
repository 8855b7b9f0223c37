import { Type, type Static } from '@airshed/kit/define'

const MODES = ['wind', 'pollution'] as const

/** Breaks between speed classes, joined by dashes; `auto` divides the range into four. */
const BINS = ['auto', '1-2-3', '2-4-6', '3-6-9', '5-10-15', '10-20-30'] as const

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the rose' }),
    ),
    node_id: Type.String({ minLength: 1, maxLength: 300, title: 'Device' }),
    mode: Type.Optional(
      Type.Enum(MODES, { type: 'string', default: 'wind', title: 'What is shown' }),
    ),
    speed_data_point_id: Type.String({ minLength: 1, maxLength: 300, title: 'Wind speed' }),
    direction_data_point_id: Type.String({ minLength: 1, maxLength: 300, title: 'Wind direction' }),
    pollutant_data_point_id: Type.Optional(
      Type.String({
        maxLength: 300,
        title: 'Pollutant',
        description: 'Averaged by wind direction and speed, for a pollution rose',
      }),
    ),
    bins: Type.Optional(
      Type.Enum(BINS, {
        type: 'string',
        default: 'auto',
        title: 'Classes of speeds',
        description: 'In the unit of the wind speed',
      }),
    ),
  },
  { additionalProperties: false },
)
export type WindRoseConfig = Static<typeof config>
