import { Type, type Static } from '@airshed/kit/define'

/** The name of a new script file; its pattern is that of the call. */
export const schema = Type.Object(
  {
    file: Type.String({
      minLength: 1,
      maxLength: 64,
      pattern: '^[A-Za-z0-9_-][A-Za-z0-9_.-]*$',
      title: 'File name',
    }),
  },
  { additionalProperties: false },
)
export type NewScriptForm = Static<typeof schema>

export const uiSchema = { file: { 'ui:autofocus': true } }
