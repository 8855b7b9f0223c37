import { Type, type Static } from '@airshed/kit/define'

/** What the address may say beside the path: `?device=` the one whose course is shown first. */
export const params = Type.Object({
  device: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
})
export type NightShiftParams = Static<typeof params>
