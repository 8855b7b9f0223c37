import { Type, type Static } from '@airshed/kit/define'

/** Devices to claim, as pasted by the user. */
export const schema = Type.Object(
  {
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
    serials: Type.String({ minLength: 1, maxLength: 400_000, pattern: '\\S', title: 'Serials' }),
    accepts_keyless: Type.Optional(
      Type.Boolean({ default: false, title: 'Keep accepting readings without a key' }),
    ),
    keys: Type.Optional(
      Type.Boolean({ default: false, title: 'Give each device a key of its own' }),
    ),
  },
  { additionalProperties: false },
)
export type ClaimForm = Static<typeof schema>

export const uiSchema = {
  organization_id: { 'ui:widget': 'select' },
  serials: { 'ui:widget': 'textarea', 'ui:options': { rows: 8 } },
}
