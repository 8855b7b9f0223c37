import { Type, type Static } from 'typebox'

/** One issue with a value: where, what was expected, what was received. */
export const Issue = Type.Object({
  path: Type.String({ description: 'JSON pointer into what was sent' }),
  expected: Type.String(),
  got: Type.String(),
  code: Type.Optional(
    Type.String({ description: 'Stable code of the issue, where clients word it themselves' }),
  ),
  parts: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: 'Values for the words of that code' }),
  ),
})
export type Issue = Static<typeof Issue>

/** The body of every answer that is not a success. */
export const ErrorBody = Type.Object({
  errors: Type.Object({ detail: Type.String() }),
  error: Type.String({ description: 'Short name of the failure' }),
  code: Type.String({ description: 'Stable code, see docs/errors.md' }),
  parts: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description:
        'The values of the placeholders in the code’s sentence, for clients that have it in another language; `organization_name` comes with `organization` where the caller belongs to it',
    }),
  ),
  issues: Type.Optional(Type.Array(Issue)),
  details: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description:
        'What a program needs to continue: `newest`, the document as it is now, if somebody has changed it in the meantime',
    }),
  ),
  request_id: Type.Optional(Type.String()),
})
export type ErrorBody = Static<typeof ErrorBody>
