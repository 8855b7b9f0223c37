import { Type, type Static } from '@airshed/kit/define'

export const params = Type.Object({}, { additionalProperties: false })
export type CreateTemplateParams = Static<typeof params>
