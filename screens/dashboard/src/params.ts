import { RANGE_PARAMS } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the dashboard' }),
  ...RANGE_PARAMS,
  every: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 99_999,
      description: 'Seconds on each dashboard of a wall',
    }),
  ),
  dashboards: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: 200,
      description: 'Ids of a wall’s dashboards',
    }),
  ),
})
export type DashboardParams = Static<typeof params>
