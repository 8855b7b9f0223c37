import { PERMISSIONS } from '@airshed/schemas'
import { Type, type Static } from 'typebox'
import { DATA_KINDS } from '../needs/kinds.ts'

/** A text in both languages; Spanish falls back to English if it is missing. */
export const LocalizedText = Type.Object(
  {
    en: Type.String({ minLength: 1, description: 'English' }),
    es: Type.Optional(
      Type.String({ minLength: 1, description: 'Spanish. Default: the English text' }),
    ),
  },
  { additionalProperties: false },
)
export type LocalizedText = Static<typeof LocalizedText>

/** What a plugin may do beyond drawing: `actions` holds only the capabilities named here. */
export const CAPABILITIES = ['navigate', 'hover-time', 'set-range'] as const
/** What a plugin may do beyond drawing, as `capabilities` of a manifest names it. */
export type Capability = (typeof CAPABILITIES)[number]

const PluginId = Type.String({
  pattern: '^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$',
  description: 'Publisher and name with a dot between, the same in all versions',
})

/** A text in both languages, and its purpose. */
export const localizedText = (description: string) =>
  Type.Object(LocalizedText.properties, { additionalProperties: false, description })

/** The fields that every manifest has. */
export const MANIFEST_BASE = {
  id: PluginId,
  title: localizedText('What it is called in lists and heads'),
  description: localizedText('What it is for, in a sentence'),
  permissions: Type.Array(Type.Enum(PERMISSIONS, { type: 'string' }), {
    uniqueItems: true,
    description: 'Permissions without which the plugin is of no use to a user',
  }),
  engines: Type.Object(
    { airshed: Type.String({ minLength: 1, description: 'Semver range of the plugin API' }) },
    { additionalProperties: false, description: 'Servers that it can run on' },
  ),
}

export const ConfigVersion = Type.Integer({
  minimum: 1,
  description: 'Version of the shape of its settings: grows by one with each migration',
})

export const DataKinds = Type.Array(Type.Enum(DATA_KINDS, { type: 'string' }), {
  uniqueItems: true,
  description: 'Kinds of data that it asks for; what is not named here is not handed over',
})

export const Capabilities = Type.Array(Type.Enum(CAPABILITIES, { type: 'string' }), {
  uniqueItems: true,
  description: 'What it may do beyond drawing',
})
