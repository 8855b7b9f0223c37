import {
  TOKEN_CAPABILITIES,
  TOKEN_DEVICES_MAX,
  TOKEN_PERMISSIONS,
} from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** Lifetime of a token: a number of days, up to a chosen date, or unlimited. */
const LIFETIMES = ['30', '90', '365', 'date', 'never'] as const
/** What a token can be allowed to do: permissions, then capabilities. */
const ALLOWED = [...TOKEN_PERMISSIONS, ...TOKEN_CAPABILITIES] as const
export type Allowed = (typeof ALLOWED)[number]

/** The form fields of a new token. */
export const schema = Type.Object(
  {
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', title: 'Name' }),
    allowed: Type.Array(Type.Enum(ALLOWED), {
      minItems: 1,
      uniqueItems: true,
      title: 'What it may do',
    }),
    reach: Type.Enum(['all', 'some'], { type: 'string', default: 'all', title: 'Devices' }),
    device_scope: Type.Optional(
      Type.Array(Type.String(), {
        minItems: 1,
        maxItems: TOKEN_DEVICES_MAX,
        uniqueItems: true,
        title: 'Its devices',
      }),
    ),
    lifetime: Type.Enum(LIFETIMES, { type: 'string', default: '90', title: 'Expires' }),
    until: Type.Optional(Type.Integer({ title: 'Expires on' })),
  },
  {
    additionalProperties: false,
    allOf: [onlyIf('lifetime', 'date', 'until'), onlyIf('reach', 'some', 'device_scope')],
  },
)
export type CreateForm = Static<typeof schema>

/** The field exists, and is required, only while the other one has this value. */
function onlyIf(name: string, value: string, field: string): object {
  return {
    if: { properties: { [name]: { const: value } }, required: [name] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: [field] },
    else: { properties: { [field]: false } },
  }
}

export const uiSchema = {
  'ui:order': ['organization_id', 'allowed', 'reach', 'device_scope', 'lifetime', 'until', 'name'],
  organization_id: { 'ui:widget': 'select' },
  allowed: { 'ui:widget': 'checkboxes' },
  reach: { 'ui:widget': 'select' },
  device_scope: { 'ui:field': 'node-picker' },
  until: { 'ui:widget': 'date-time' },
}
