import { Type, type Static } from 'typebox'
import { Id, PageOf } from './common.ts'

export const Organization = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  external_id: Type.String(),
  slug: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()]),
  is_simulated: Type.Boolean({ description: 'Its devices are made up by the demo' }),
})
export type Organization = Static<typeof Organization>

export const OrganizationPage = PageOf(Organization)
