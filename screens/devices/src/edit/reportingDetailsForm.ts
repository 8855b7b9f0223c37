import { Type } from '@airshed/kit/define'
import { schema as details, uiSchema as hints } from './detailsForm.ts'

/** The same for a device with a configurable reporting interval. */
export const schema = Type.Object(
  {
    ...details.properties,
    interval: Type.String({ minLength: 1, title: 'Reporting interval' }),
  },
  { additionalProperties: false },
)

export const uiSchema = { ...hints, interval: { 'ui:widget': 'select' } }
