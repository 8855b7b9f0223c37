import { TOKEN_CAPABILITIES } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** How long a token lives: so many days, up to a chosen date, or for ever. */
export const LIFETIMES = ['30', '90', '365', 'date', 'never'] as const

/** The form fields of a new token. */
export const schema = Type.Object(
  {
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', title: 'Name' }),
    capabilities: Type.Array(Type.Enum(TOKEN_CAPABILITIES), {
      minItems: 1,
      uniqueItems: true,
      title: 'Capabilities',
    }),
    lifetime: Type.Enum(LIFETIMES, { type: 'string', default: '90', title: 'Expires' }),
    until: Type.Optional(Type.Integer({ title: 'Expires on' })),
  },
  {
    additionalProperties: false,
    if: { properties: { lifetime: { const: 'date' } }, required: ['lifetime'] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['until'] },
    else: { properties: { until: false } },
  },
)
export type CreateForm = Static<typeof schema>

export const uiSchema = {
  'ui:order': ['organization_id', 'name', 'lifetime', 'until', 'capabilities'],
  organization_id: { 'ui:widget': 'select' },
  until: { 'ui:widget': 'date-time' },
  capabilities: { 'ui:widget': 'checkboxes' },
}
