import { Type, type Static } from '@airshed/kit/define'

export const PROFILE_TABS = ['profile', 'access', 'security'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

export const params = Type.Object({
  tab: Type.Optional(
    Type.Enum(PROFILE_TABS, { type: 'string', description: 'The part that is shown' }),
  ),
})
export type ProfileParams = Static<typeof params>
