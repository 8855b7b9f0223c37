import { Type, type Static } from '@airshed/kit/define'

/** Settings can only be ticked once it is known whose they are. */
const withModel: Record<'if' | 'then' | 'else', object> = {
  if: { required: ['model_id'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: {},
  else: { properties: { copied: false } },
}

/** Which settings devices are asked for: some of those of another device, and a reporting interval. */
export const schema = Type.Object(
  {
    model_id: Type.Optional(Type.String({ minLength: 1, title: 'Settings as those of' })),
    copied: Type.Optional(
      Type.Array(Type.String(), { uniqueItems: true, maxItems: 100, title: 'Which of them' }),
    ),
    asked_interval: Type.Optional(
      Type.String({ minLength: 1, title: 'One reporting interval for all' }),
    ),
  },
  { additionalProperties: false, allOf: [withModel] },
)
export type ConfigureForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['model_id', 'copied', 'asked_interval'],
  model_id: { 'ui:field': 'node-picker' },
  copied: { 'ui:widget': 'checkboxes' },
  asked_interval: { 'ui:widget': 'select' },
}
