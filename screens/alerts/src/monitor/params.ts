import { RANGE_PARAMS } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the alert' }),
  ...RANGE_PARAMS,
})
export type MonitorParams = Static<typeof params>
