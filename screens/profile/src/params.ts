import { Type, type Static } from '@airshed/kit/define'

const PROFILE_TABS = ['profile', 'access', 'security'] as const

export const params = Type.Object({
  tab: Type.Optional(
    Type.Enum(PROFILE_TABS, { type: 'string', description: 'The part that is shown' }),
  ),
})
export type ProfileParams = Static<typeof params>
