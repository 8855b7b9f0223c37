import { Type } from '@airshed/kit/define'
import { schema as general, uiSchema as hints } from './generalForm.ts'

/** What is known about a device that is set up: also its type, and the zone of its clock. */
export const schema = Type.Object(
  {
    ...general.properties,
    type: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', title: 'Type' }),
    timezone: Type.String({ minLength: 1, maxLength: 64, title: 'Time zone' }),
  },
  { additionalProperties: false },
)

export const uiSchema = {
  ...hints,
  type: { 'ui:field': 'lookup', 'ui:options': { minLength: 0 } },
  timezone: { 'ui:field': 'lookup', 'ui:options': { minLength: 0 } },
}
