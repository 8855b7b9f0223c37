import { Type, type Static } from 'typebox'
import { PAGE_MAX, PageOf, TimestampMs, Words } from './common.ts'
import { PluginId, PluginPublisher, PluginScope, PluginState, PluginVersionName } from './plugin.ts'

const LocalText = Type.Object({ en: Type.String(), es: Type.String() })

/** A version as a catalogue describes it. */
const OfferedVersion = {
  version: PluginVersionName,
  bytes: Type.Integer({ minimum: 1, description: 'Size of the archive' }),
  sha384: Type.String({ description: 'Digest of the archive, as sha384-…' }),
  publisher: Type.Union([PluginPublisher, Type.Null()], {
    description: 'Whose key signed the archive, as the catalogue says; null: it is not signed',
  }),
  changelog: Type.String({ description: 'Markdown; empty: none' }),
}

/** A plugin that a catalogue offers, in the version that would be installed. */
export const PluginOffer = Type.Object({
  id: PluginId,
  catalogue: Type.String({ description: 'Address of the catalogue, without its query' }),
  kind: Words(['widget', 'screen', 'device-form'] as const),
  title: LocalText,
  description: LocalText,
  author: Type.String(),
  homepage: Type.Union([Type.String(), Type.Null()]),
  licence: Type.String({ description: 'SPDX expression' }),
  keywords: Type.Array(Type.String()),
  screenshots: Type.Array(
    Type.Object({ url: Type.String({ description: 'On this server' }), alt: LocalText }),
  ),
  ...OfferedVersion,
  installed_version: Type.Union([PluginVersionName, Type.Null()], {
    description: 'Newest version that the organization has; null: none',
  }),
  installed_state: Type.Union([PluginState, Type.Null()], {
    description: 'State of that version; null: none',
  }),
  problem: Type.Union([Type.String(), Type.Null()], {
    description: 'Why it cannot be installed here; null: it can',
  }),
})
export type PluginOffer = Static<typeof PluginOffer>

/** A newer version, in a catalogue, of a plugin that an organization has. */
export const PluginUpdate = Type.Object({
  id: PluginId,
  organization_id: Type.String(),
  catalogue: Type.String({ description: 'Address of the catalogue' }),
  ...OfferedVersion,
  is_from_another: Type.Boolean({
    description: 'Not signed, and nothing of the plugin came from this catalogue before',
  }),
})
export type PluginUpdate = Static<typeof PluginUpdate>
export const PluginUpdateList = Type.Object({ data: Type.Array(PluginUpdate) })
export type PluginUpdateList = Static<typeof PluginUpdateList>

/** The result of reading a catalogue. */
export const PluginCatalogueState = Type.Object({
  url: Type.String({ description: 'Its address, without its query' }),
  title: Type.Union([Type.String(), Type.Null()], { description: 'null: it was never read' }),
  read_at: Type.Union([TimestampMs, Type.Null()], {
    description: 'When what is shown of it was current; null: never',
  }),
  problem: Type.Union([Type.String(), Type.Null()], {
    description: 'Why it cannot be read now; null: it can, or it was not tried yet',
  }),
  problem_since: Type.Union([TimestampMs, Type.Null()]),
})
export type PluginCatalogueState = Static<typeof PluginCatalogueState>

/** Maximum number of distinct words in one search for offers. */
export const OFFER_SEARCH_WORDS_MAX = 8

/** Query of `GET plugins/offers`. */
export const PluginOfferQuery = Type.Object(
  {
    ...PluginScope.properties,
    search: Type.Optional(
      Type.String({
        maxLength: 200,
        description: `Up to ${OFFER_SEARCH_WORDS_MAX} words in names, texts, authors and keywords`,
      }),
    ),
    kind: Type.Optional(Words(['widget', 'screen', 'device-form'] as const)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
  },
  { additionalProperties: false },
)
export type PluginOfferQuery = Static<typeof PluginOfferQuery>

export const PluginOfferPage = Type.Object({
  ...PageOf(PluginOffer).properties,
  catalogues: Type.Array(PluginCatalogueState, {
    description: 'All that this server reads; none: the operator named none',
  }),
})
export type PluginOfferPage = Static<typeof PluginOfferPage>

/** Query of `POST plugins/offers/{id}/versions/{version}`. */
export const PluginOfferScope = Type.Object(
  {
    ...PluginScope.properties,
    catalogue: Type.String({ minLength: 1, maxLength: 2_000, description: 'As it is listed' }),
    sha384: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'Digest that was listed: nothing is installed where the catalogue names another',
      }),
    ),
  },
  { additionalProperties: false },
)
export type PluginOfferScope = Static<typeof PluginOfferScope>
