import { Type, type Static } from '@airshed/kit/define'

/** What becomes of the seasons. */
const SEASONS = ['removed', 'kept'] as const

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the trend' }),
    ),
    node_id: Type.String({ minLength: 1, maxLength: 300, title: 'Device' }),
    data_point_id: Type.String({ minLength: 1, maxLength: 300, title: 'Parameter' }),
    seasons: Type.Optional(
      Type.Enum(SEASONS, {
        type: 'string',
        default: 'removed',
        title: 'Seasons',
        description: 'Seasons can be removed from more than two years of months',
      }),
    ),
  },
  { additionalProperties: false },
)
export type TrendConfig = Static<typeof config>
