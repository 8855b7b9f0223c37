import { PERMISSIONS } from '@airshed/schemas'
import { Type, type Static } from 'typebox'
import { Capabilities, DataKinds, localizedText, MANIFEST_BASE } from './common.ts'

/** Where an item is listed: in the sidebar, or in the list of the settings, which the sidebar leads to. */
export const NAV_AREAS = ['sidebar', 'settings'] as const
export type NavArea = (typeof NAV_AREAS)[number]

/** Groups of an area, in their order. */
export const NAV_GROUPS = [
  'main',
  'monitoring',
  'analytics',
  'management',
  'general',
  'admin',
] as const
export type NavGroup = (typeof NAV_GROUPS)[number]

/** What the sidebar checks in place of the permission of a page. */
export const NAV_AUDIENCES = ['access_context', 'analytics'] as const

/** What the badge of an item in the sidebar can count. */
export const NAV_BADGES = ['pending-invitations'] as const
export type NavBadge = (typeof NAV_BADGES)[number]

export const ScreenNav = Type.Object(
  {
    area: Type.Optional(
      Type.Enum(NAV_AREAS, {
        type: 'string',
        description:
          'Where it is listed: in the sidebar, or for `settings` in the list beside the pages of the settings. ' +
          'Default: sidebar',
      }),
    ),
    group: Type.Enum(NAV_GROUPS, { type: 'string', description: 'Group of the area' }),
    order: Type.Integer({
      minimum: 0,
      description: 'Lower ones stand further up in the group',
    }),
    icon: Type.String({
      pattern: '^[a-z][a-z0-9-]*$',
      description: 'Name of an icon of the console, see docs/plugins/look.md',
    }),
    visibleTo: Type.Optional(
      Type.Enum(NAV_AUDIENCES, {
        type: 'string',
        description:
          'Who sees the item: holders of `access_context`, or for `analytics` also owners of an ' +
          'air-quality device of the brand. Default: whoever has the permission of the page',
      }),
    ),
    isBeta: Type.Optional(Type.Boolean({ description: 'Marked as beta. Default: false' })),
    badge: Type.Optional(
      Type.Enum(NAV_BADGES, {
        type: 'string',
        description: 'What its badge counts. Default: none',
      }),
    ),
  },
  { additionalProperties: false, description: 'Its item in the navigation. Default: none' },
)
export type ScreenNav = Static<typeof ScreenNav>

export const ScreenPageManifest = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-z][a-z0-9-]*$',
      description: 'Name of the page within the screen: the definition has it among its `pages`',
    }),
    path: Type.String({
      pattern: '^[a-z][a-z0-9-]*(/(:[a-z][A-Za-z]*|[a-z][a-z0-9-]*))*$',
      description: 'Path below /{slug}, such as dashboards/:id',
    }),
    title: Type.Optional(
      localizedText('What the page is called. Default: the title of the screen'),
    ),
    permission: Type.Union([Type.Enum(PERMISSIONS, { type: 'string' }), Type.Null()], {
      description: 'Without it the visitor is sent to /',
    }),
    layout: Type.Enum(['page', 'bleed'], {
      type: 'string',
      description: 'With the margins of a page, or up to the edges of the window',
    }),
    nav: Type.Optional(ScreenNav),
  },
  { additionalProperties: false },
)
export type ScreenPageManifest = Static<typeof ScreenPageManifest>

/** Manifest of a screen: what it is, its pages, and what it requests. */
export const ScreenManifest = Type.Object(
  {
    kind: Type.Literal('screen', { description: 'What kind of plugin it is' }),
    ...MANIFEST_BASE,
    pages: Type.Array(ScreenPageManifest, {
      minItems: 1,
      maxItems: 20,
      description: 'Its pages, each at a path of its own',
    }),
    data: Type.Optional(DataKinds),
    capabilities: Type.Optional(Capabilities),
  },
  { additionalProperties: false },
)
export type ScreenManifest = Static<typeof ScreenManifest>
