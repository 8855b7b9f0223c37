import { Type, type Static } from '@airshed/kit/define'
import { ACCESS_CONTEXT_ROLES, type AccessContextStart } from '@airshed/schemas'

/** Ways to identify somebody. */
export const ACCESS_OPTIONS = ['email', 'external'] as const

/** Only the fields of the chosen way exist, and its own one is required. */
const byOption: Record<'if' | 'then' | 'else', object> = {
  if: { properties: { option: { const: 'email' } }, required: ['option'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['email'], properties: { external_id: false, role: false } },
  else: { required: ['external_id'], properties: { email: false } },
}

/** Whom internal staff want to act as. */
export const schema = Type.Object(
  {
    option: Type.Enum(ACCESS_OPTIONS, { type: 'string', default: 'email' }),
    email: Type.Optional(Type.String({ minLength: 1, maxLength: 320, format: 'email' })),
    external_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    role: Type.Optional(Type.Enum(ACCESS_CONTEXT_ROLES, { type: 'string', default: 'manager' })),
  },
  { additionalProperties: false, ...byOption },
)
export type AccessForm = Static<typeof schema>

/** Drops the other way's fields on a change. */
export function settleAccess(previous: AccessForm, next: AccessForm): AccessForm {
  return previous.option === next.option ? next : { option: next.option }
}

/** The body of the call. */
export function accessStart({
  option,
  email = '',
  external_id = '',
  role,
}: AccessForm): AccessContextStart {
  if (option === 'email') return { email }
  return { external_id, ...(role === undefined ? {} : { role }) }
}
