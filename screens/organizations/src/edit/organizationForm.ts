import {
  GAS_REFERENCES,
  ORGANIZATION_LINE_MAX,
  ORGANIZATION_NAME_MAX,
  PICTURE_ID_PATTERN,
} from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

const Line = Type.Optional(Type.String({ maxLength: ORGANIZATION_LINE_MAX }))

/** The editable fields of an organization: flat, as a form shows them. */
export const schema = Type.Object(
  {
    logo: Type.Optional(Type.String({ pattern: PICTURE_ID_PATTERN })),
    name: Type.String({ minLength: 1, maxLength: ORGANIZATION_NAME_MAX, pattern: '\\S' }),
    contact: Line,
    industry: Line,
    location: Line,
    shipping_street: Line,
    shipping_zip_code: Line,
    shipping_city: Line,
    shipping_state: Line,
    shipping_country: Line,
    billing_same_as_shipping: Type.Boolean({ default: true }),
    billing_street: Line,
    billing_zip_code: Line,
    billing_city: Line,
    billing_state: Line,
    billing_country: Line,
    gas_reference: Type.Enum([...GAS_REFERENCES], { type: 'string' }),
  },
  {
    additionalProperties: false,
    if: {
      properties: { billing_same_as_shipping: { const: true } },
      required: ['billing_same_as_shipping'],
    },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: {
      properties: {
        billing_street: false,
        billing_zip_code: false,
        billing_city: false,
        billing_state: false,
        billing_country: false,
      },
    },
  },
)
export type OrganizationForm = Static<typeof schema>
