import { Type, type Static } from '@airshed/kit/define'

/** Stands for all organizations that a device is shared with. */
export const EVERYBODY = 'all'

/** With whom devices are shared, or whose share ends. */
export const schema = Type.Object(
  { organization_id: Type.String({ minLength: 1, title: 'Organization' }) },
  { additionalProperties: false },
)
export type ShareForm = Static<typeof schema>

export const uiSchema = { organization_id: { 'ui:widget': 'select' } }
