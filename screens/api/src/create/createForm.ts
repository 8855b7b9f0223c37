import { TOKEN_CAPABILITIES } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** The form fields of a new token. */
export const schema = Type.Object(
  {
    organization_id: Type.String({ minLength: 1, title: 'Organization' }),
    capabilities: Type.Array(Type.Enum(TOKEN_CAPABILITIES), {
      minItems: 1,
      uniqueItems: true,
      title: 'Capabilities',
    }),
  },
  { additionalProperties: false },
)
export type CreateForm = Static<typeof schema>
