import { Type, type Static } from '@airshed/kit/define'

/** The form fields of a download of readings; times are ms UTC. */
export const schema = Type.Object(
  {
    parameters: Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true }),
    from: Type.Integer(),
    to: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type DownloadForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['from', 'to', 'parameters'],
  from: { 'ui:widget': 'date-time' },
  to: { 'ui:widget': 'date-time' },
  parameters: { 'ui:widget': 'checkboxes' },
}
