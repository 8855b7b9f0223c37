import { Type } from '@airshed/kit/define'
import { schema as general, uiSchema as hints } from './generalForm.ts'

const { timezone, ...described } = general.properties

/** What is known about a device that is set up: also its type. */
export const schema = Type.Object(
  {
    ...described,
    type: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', title: 'Type' }),
    timezone,
  },
  { additionalProperties: false },
)

export const uiSchema = {
  ...hints,
  type: { 'ui:field': 'lookup', 'ui:options': { minLength: 0 } },
}
