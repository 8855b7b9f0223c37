import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the dashboard' }),
  every: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,5}$', description: 'Seconds on each dashboard of a wall' }),
  ),
  dashboards: Type.Optional(
    Type.String({ maxLength: 4000, description: 'Ids of a wall’s dashboards, by commas' }),
  ),
})
export type DashboardParams = Static<typeof params>
