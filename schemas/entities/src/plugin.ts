import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'

/** Where a plugin's code runs: in its own sandboxed frame, or in the page itself. */
export const PLUGIN_TIERS = ['isolated', 'trusted'] as const
export const PluginTier = Words(PLUGIN_TIERS)
export type PluginTier = Static<typeof PluginTier>

/** `available`: uploaded and checked, but not in use yet. */
export const PLUGIN_STATES = ['available', 'enabled', 'disabled'] as const
export const PluginState = Words(PLUGIN_STATES)
export type PluginState = Static<typeof PluginState>

/** What an administrator may set; a version starts as `available`. */
const SettableState = Words(['enabled', 'disabled'] as const)

export const PluginId = Type.String({
  pattern: '^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$',
  maxLength: 100,
})
/** Semantic version without build metadata. */
export const PluginVersionName = Type.String({
  pattern: '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[0-9A-Za-z.-]+)?$',
  maxLength: 50,
})

/** 32 bytes in base64. The unused bits of the last character are 0, so each key has one spelling. */
export const PUBLIC_KEY_PATTERN = '^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$'
/** Public key of an author. */
export const PluginPublicKey = Type.String({
  pattern: PUBLIC_KEY_PATTERN,
  maxLength: 44,
  description: 'Ed25519 public key: 32 bytes in base64',
})

const JsonObject = Type.Record(Type.String(), Type.Unknown())

/** What the console needs to run one version of an installed plugin. */
export const InstalledPlugin = Type.Object({
  id: PluginId,
  version: PluginVersionName,
  organization_id: Type.String(),
  tier: PluginTier,
  is_current: Type.Boolean({
    description: 'New ones are created with this version; the others draw what was saved with them',
  }),
  is_pinned: Type.Optional(
    Type.Boolean({
      description:
        'An administrator chose this version, and later ones are not used. Default false',
    }),
  ),
  manifest: JsonObject,
  schema: JsonObject,
  ui_schema: JsonObject,
  messages: Type.Object(
    {
      en: Type.Record(Type.String(), Type.String()),
      es: Type.Record(Type.String(), Type.String()),
    },
    { description: 'Texts of its form and of itself, by language' },
  ),
  validator_url: Type.String({
    description: 'Validator of the schema, as the server compiled it: an ES module of this origin',
  }),
  base_url: Type.String({
    description: 'Below it lie the files of the archive; ends with a slash',
  }),
  frame_url: Type.String({ description: 'Address of the frame in which it runs isolated' }),
  integrity: Type.Record(Type.String(), Type.String(), {
    description: 'File → sha384-…, for scripts and styles',
  }),
  is_development: Type.Boolean({ description: 'Served by an author’s own development server' }),
  is_unreachable: Type.Optional(
    Type.Boolean({ description: 'Its development server does not answer. Default false' }),
  ),
})
export type InstalledPlugin = Static<typeof InstalledPlugin>

/** Query of `GET plugins`: an organization, or all of the caller's. */
export const PluginQuery = Type.Object(
  { organization_id: Type.Optional(Type.String()) },
  { additionalProperties: false },
)
export type PluginQuery = Static<typeof PluginQuery>

/** Query of the calls that concern plugins of one organization. */
export const PluginScope = Type.Object(
  { organization_id: Type.String({ minLength: 1, maxLength: 100, pattern: '^\\S+$' }) },
  { additionalProperties: false },
)
export type PluginScope = Static<typeof PluginScope>

/**
 * Why a widget type that an organization knows is not drawn: `waiting` for an administrator to enable its
 * plugin, `disabled`, `removed`, or `incompatible`: enabled, but made for another plugin API.
 */
const ABSENCE_REASONS = ['waiting', 'disabled', 'removed', 'incompatible'] as const
export const AbsentWidget = Type.Object({
  type: Type.String({ description: 'Widget type, as dashboards keep it' }),
  organization_id: Type.String(),
  plugin_id: PluginId,
  reason: Words(ABSENCE_REASONS),
})
export type AbsentWidget = Static<typeof AbsentWidget>

/** The same for a page of a screen. */
export const AbsentScreen = Type.Object({
  path: Type.String({ description: 'Below the page of the organization, as the manifest has it' }),
  organization_id: Type.String(),
  plugin_id: PluginId,
  reason: Words(ABSENCE_REASONS),
})
export type AbsentScreen = Static<typeof AbsentScreen>

export const InstalledPluginList = Type.Object({
  data: Type.Array(InstalledPlugin),
  absent: Type.Array(AbsentWidget, {
    description: 'Widget types of plugins that are not in use, and why',
  }),
  absent_screens: Type.Array(AbsentScreen, {
    description: 'Pages of screens that are not in use, and why',
  }),
})
export type InstalledPluginList = Static<typeof InstalledPluginList>

/** Who signed an archive. */
export const PluginPublisher = Type.Object({
  public_key: PluginPublicKey,
  fingerprint: Type.String({ description: 'Short form of the key, for people to compare' }),
  name: Type.Union([Type.String(), Type.Null()], {
    description: 'As the operator of the server calls it; null: not among the trusted publishers',
  }),
})
export type PluginPublisher = Static<typeof PluginPublisher>

/** What a catalogue states about a plugin and its archive does not. */
export const PluginAuthorship = Type.Object({
  author: Type.String(),
  homepage: Type.Union([Type.String(), Type.Null()]),
  licence: Type.String({ description: 'SPDX expression' }),
})
export type PluginAuthorship = Static<typeof PluginAuthorship>

/** One version of a plugin as administrators see it. */
export const PluginVersion = Type.Object({
  version: PluginVersionName,
  state: PluginState,
  tier: PluginTier,
  bytes: Type.Integer({ minimum: 0, description: 'Size of the archive' }),
  sha384: Type.String({ description: 'Digest of the archive, as sha384-…' }),
  publisher: Type.Union([PluginPublisher, Type.Null()], {
    description: 'Whose key signed the archive; null: it is not signed',
  }),
  published_by: Type.String({ description: 'Name of the person or token' }),
  published_at: TimestampMs,
  is_from_another: Type.Boolean({
    description:
      'Not signed, and neither from the account or catalogue that the first version came from, nor from one of which a version is enabled',
  }),
  about: Type.Union([PluginAuthorship, Type.Null()], {
    description: 'As the catalogue said that it came from; null: it was uploaded',
  }),
  manifest: JsonObject,
  readme: Type.String({ description: 'Markdown' }),
  changelog: Type.String({ description: 'As in Keep a Changelog; empty: none' }),
  licences: Type.Array(
    Type.Object({ name: Type.String(), version: Type.String(), licence: Type.String() }),
  ),
  trust_problems: Type.Array(Type.String(), {
    description: 'Why it may only run isolated; empty: it may be trusted',
  }),
  problem: Type.Union([Type.String(), Type.Null()], {
    description:
      'Why it cannot be used here now, such as an engine range that this server is outside of, or a publisher that it does not trust',
  }),
})
export type PluginVersion = Static<typeof PluginVersion>

/** Answer of `POST plugins`: the version as stored. */
export const PublishedPlugin = Type.Object({ id: PluginId, ...PluginVersion.properties })
export type PublishedPlugin = Static<typeof PublishedPlugin>

/** A plugin in one organization, with its versions, newest first. */
export const PluginSummary = Type.Object({
  id: PluginId,
  organization_id: Type.String(),
  current_version: Type.Union([PluginVersionName, Type.Null()], {
    description: 'Version in use; null: none is enabled',
  }),
  owner: Type.Union([PluginPublisher, Type.Null()], {
    description: 'Whose key has to sign every further version; null: no version was signed yet',
  }),
  is_pinned: Type.Boolean({ description: 'Stays at this version when a newer one is enabled' }),
  versions: Type.Array(PluginVersion),
  /** Widgets of dashboards that have this plugin's type. */
  usage_count: Type.Integer({ minimum: 0 }),
})
export type PluginSummary = Static<typeof PluginSummary>
export const PluginSummaryList = Type.Object({ data: Type.Array(PluginSummary) })
export type PluginSummaryList = Static<typeof PluginSummaryList>

/** Body of `PUT plugins/{id}/versions/{version}`. */
export const PluginVersionUpdate = Type.Object(
  { state: Type.Optional(SettableState), tier: Type.Optional(PluginTier) },
  { additionalProperties: false, minProperties: 1 },
)
export type PluginVersionUpdate = Static<typeof PluginVersionUpdate>

/** Body of `PUT plugins/{id}/current`: a version to stay at, or null to follow the newest one. */
export const PluginPin = Type.Object(
  { version: Type.Union([PluginVersionName, Type.Null()]) },
  { additionalProperties: false },
)
export type PluginPin = Static<typeof PluginPin>

/** Body of `PUT plugins/{id}/owner`: the key that has to sign every further version. */
export const PluginTransfer = Type.Object(
  { public_key: PluginPublicKey },
  { additionalProperties: false },
)
export type PluginTransfer = Static<typeof PluginTransfer>

/** Who owns a plugin in an organization. */
export const PluginOwnership = Type.Pick(PluginSummary, ['id', 'organization_id', 'owner'])
export type PluginOwnership = Static<typeof PluginOwnership>

/** Decisions about a version whose effect can be requested before they are made. */
const PLUGIN_DECISIONS = ['use', 'remove'] as const

/** Query of `GET plugins/{id}/versions/{version}/effect`. */
export const PluginEffectQuery = Type.Object(
  {
    ...PluginScope.properties,
    decision: Words(PLUGIN_DECISIONS, {
      description: '`use`: stay at this version, as a roll-back does; `remove`: delete it',
    }),
  },
  { additionalProperties: false },
)
export type PluginEffectQuery = Static<typeof PluginEffectQuery>

/**
 * The outcome for saved widgets: `drawn` by a version for their settings; `upgraded`, migrated in memory by a newer
 * one; `newer` than anything in use, so shown read-only with a note; `missing`, when no version is in use.
 */
const PLUGIN_OUTCOMES = ['drawn', 'upgraded', 'newer', 'missing'] as const

/** Widgets that were saved with settings of one version, and how they are drawn. */
export const PluginOutcome = Type.Object({
  config_version: Type.Integer({ minimum: 1, description: 'That of their saved settings' }),
  widgets: Type.Integer({ minimum: 1 }),
  dashboards: Type.Integer({ minimum: 1, description: 'Dashboards that hold them' }),
  drawn_by: Type.Union([PluginVersionName, Type.Null()], {
    description: 'Version that draws them afterwards, or that says they are newer; null: none',
  }),
  outcome: Words(PLUGIN_OUTCOMES),
  is_changed: Type.Boolean({ description: 'Something else draws them than now' }),
})
export type PluginOutcome = Static<typeof PluginOutcome>

/** What a decision about a version would do. */
export const PluginEffect = Type.Object({
  current_version: Type.Union([PluginVersionName, Type.Null()], {
    description: 'Version in use afterwards; null: none',
  }),
  widgets: Type.Integer({
    minimum: 0,
    description: 'Of this plugin on dashboards of the organization',
  }),
  dashboards: Type.Integer({ minimum: 0, description: 'Dashboards that hold any of them' }),
  outcomes: Type.Array(PluginOutcome, { description: 'By settings, the newest first' }),
})
export type PluginEffect = Static<typeof PluginEffect>

/** What happened to a plugin, newest first in `GET plugins/{id}/events`. */
export const PLUGIN_EVENT_KINDS = [
  'published',
  'claimed',
  'transferred',
  'enabled',
  'disabled',
  'trusted',
  'isolated',
  'pinned',
  'unpinned',
  'removed',
  'failed',
  'stopped',
  'overreached',
  'blocked',
] as const
export const PluginEventKind = Words(PLUGIN_EVENT_KINDS)
export type PluginEventKind = Static<typeof PluginEventKind>

export const PluginEvent = Type.Object({
  id: Id,
  time: TimestampMs,
  version: Type.Union([PluginVersionName, Type.Null()]),
  kind: PluginEventKind,
  detail: Type.String(),
  count: Type.Optional(
    Type.Integer({ minimum: 1, description: 'How often, for what a browser blocked' }),
  ),
  author: Type.String({ description: 'Name of the person, or of the token' }),
})
export type PluginEvent = Static<typeof PluginEvent>
export const PluginEventList = Type.Object({ data: Type.Array(PluginEvent) })
export type PluginEventList = Static<typeof PluginEventList>

/** What an isolated plugin attempted and its frame refused. */
export const BLOCKED_ATTEMPTS = [
  'network',
  'script',
  'style',
  'media',
  'frame',
  'form',
  'worker',
  'markup',
  'storage',
  'navigation',
] as const
export const BlockedAttempt = Words(BLOCKED_ATTEMPTS)
export type BlockedAttempt = Static<typeof BlockedAttempt>

/** Body of `POST plugins/{id}/reports`: what a console had to do about a plugin. */
export const PluginReport = Type.Object(
  {
    version: PluginVersionName,
    kind: Words(['failed', 'stopped', 'overreached', 'blocked'] as const),
    detail: Type.String({
      maxLength: 1000,
      description: `In words; of what was blocked, one of: ${BLOCKED_ATTEMPTS.join(', ')}`,
    }),
    count: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'How often. Default: once' }),
    ),
  },
  { additionalProperties: false },
)
export type PluginReport = Static<typeof PluginReport>

/** Media type of the archive that `POST plugins?organization_id=…` takes. */
export const PLUGIN_ARCHIVE_TYPE = 'application/vnd.airshed.plugin'
