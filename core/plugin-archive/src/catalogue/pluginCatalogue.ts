import { PluginId, PluginPublicKey, PluginVersionName } from '@airshed/schemas'
import { Type, type Static } from 'typebox'

/** Conventional file name of a catalogue; a server reads any address that it is given. */
export const CATALOGUE_FILE = 'airshed-catalogue.json'
export const CATALOGUE_FORMAT = 'airshed-catalogue'
/** Raised when an older reader could not understand a catalogue. */
export const CATALOGUE_FORMAT_VERSION = 1

/** Limits for a catalogue and the files that it references. Sizes are bytes. */
export const CATALOGUE_LIMITS = {
  fileBytes: 4_000_000,
  plugins: 2_000,
  versionsOfPlugin: 50,
  screenshotsOfPlugin: 3,
  screenshotBytes: 512_000,
  /** Changelog that `airshed-plugin catalogue` writes for the newest version of a plugin. */
  changelogBytes: 10_000,
  /** The same for each older one: fifty full changelogs of one plugin would fill a catalogue. */
  olderChangelogBytes: 2_000,
} as const

const Texts = (maxLength: number) =>
  Type.Object(
    {
      en: Type.String({ minLength: 1, maxLength }),
      es: Type.Optional(Type.String({ minLength: 1, maxLength, description: 'Default: en' })),
    },
    { additionalProperties: false },
  )
const Address = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: 2_000,
    pattern: '^\\S+$',
    description: `${description}; relative to the catalogue, or whole`,
  })

export const CatalogueScreenshot = Type.Object(
  {
    url: Address('PNG, JPEG or WebP'),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Of its bytes, hexadecimal' }),
    bytes: Type.Integer({ minimum: 1, maximum: CATALOGUE_LIMITS.screenshotBytes }),
    alt: Texts(300),
  },
  { additionalProperties: false },
)
export type CatalogueScreenshot = Static<typeof CatalogueScreenshot>

/** One version that can be installed. */
export const CatalogueVersion = Type.Object(
  {
    version: PluginVersionName,
    engine: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Range of plugin APIs, as engines.airshed of the manifest',
    }),
    url: Address('The archive'),
    bytes: Type.Integer({ minimum: 1, description: 'Size of the archive' }),
    sha384: Type.String({
      pattern: '^sha384-[A-Za-z0-9+/]{64}$',
      description: 'Digest of the archive',
    }),
    publisher_key: Type.Union([PluginPublicKey, Type.Null()], {
      description: 'Key that signed the archive; null: nobody did',
    }),
    changelog: Type.String({
      maxLength: 50_000,
      description:
        'As in Keep a Changelog, of this version and of as many before it as are wanted; empty: none',
    }),
  },
  { additionalProperties: false },
)
export type CatalogueVersion = Static<typeof CatalogueVersion>

export const CataloguePlugin = Type.Object(
  {
    id: PluginId,
    kind: Type.Enum(['widget', 'screen', 'device-form'], { type: 'string' }),
    title: Texts(100),
    description: Texts(1_000),
    author: Type.String({ minLength: 1, maxLength: 200 }),
    homepage: Type.Optional(Type.String({ pattern: '^https?://\\S+$', maxLength: 2_000 })),
    licence: Type.String({ minLength: 1, maxLength: 200, description: 'SPDX expression' }),
    keywords: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 20 }),
    ),
    screenshots: Type.Optional(
      Type.Array(CatalogueScreenshot, { maxItems: CATALOGUE_LIMITS.screenshotsOfPlugin }),
    ),
    versions: Type.Array(CatalogueVersion, {
      minItems: 1,
      maxItems: CATALOGUE_LIMITS.versionsOfPlugin,
    }),
  },
  { additionalProperties: false },
)
export type CataloguePlugin = Static<typeof CataloguePlugin>

/** `airshed-catalogue.json`: plugins that can be installed, for any static web server. */
export const PluginCatalogue = Type.Object(
  {
    format: Type.Literal(CATALOGUE_FORMAT),
    formatVersion: Type.Literal(CATALOGUE_FORMAT_VERSION),
    title: Type.String({ minLength: 1, maxLength: 100 }),
    plugins: Type.Array(CataloguePlugin, { maxItems: CATALOGUE_LIMITS.plugins }),
  },
  { additionalProperties: false, title: 'Catalogue of Airshed plugins' },
)
export type PluginCatalogue = Static<typeof PluginCatalogue>

const { author, homepage, licence, keywords } = CataloguePlugin.properties

/** `<plugin id>.json` beside the archives: information that they do not contain. */
export const PluginAbout = Type.Object(
  {
    author,
    homepage,
    licence,
    keywords,
    screenshots: Type.Optional(
      Type.Array(
        Type.Object(
          {
            file: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^/\\\\]+$' }),
            alt: CataloguePlugin.properties.title,
          },
          { additionalProperties: false },
        ),
        { maxItems: CATALOGUE_LIMITS.screenshotsOfPlugin },
      ),
    ),
  },
  { additionalProperties: false },
)
export type PluginAbout = Static<typeof PluginAbout>
