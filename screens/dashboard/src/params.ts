import { Type, type Static } from '@airshed/kit/define'

const word = (description: string) => Type.Optional(Type.String({ maxLength: 64, description }))

export const params = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the dashboard' }),
  last: word('Length of the window that ends now, such as 3h'),
  refresh: word('How often such a window moves on where it is not live: 1m, 5m or 15m'),
  from: word('Start of a window that stands still, ms UTC or ISO 8601'),
  to: word('End of a window that stands still, ms UTC or ISO 8601'),
  unzoom: word('The window that this one was zoomed in from: a length, or two times'),
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
