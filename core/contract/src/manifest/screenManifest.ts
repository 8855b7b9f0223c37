import { PERMISSIONS } from '@airshed/schemas'
import { Type, type Static } from 'typebox'
import { Capabilities, DataKinds, localizedText, MANIFEST_BASE } from './common.ts'

/** Groups of the sidebar, in their order. */
export const NAV_GROUPS = [
  'main',
  'monitoring',
  'analytics',
  'management',
  'general',
  'admin',
] as const
export type NavGroup = (typeof NAV_GROUPS)[number]

export const ScreenManifest = Type.Object(
  {
    kind: Type.Literal('screen', { description: 'What kind of plugin it is' }),
    ...MANIFEST_BASE,
    path: Type.String({
      pattern: '^[a-z][a-z0-9-]*(/(:[a-z][A-Za-z]*|[a-z][a-z0-9-]*))*$',
      description: 'Path below /{slug}, such as dashboards/:id',
    }),
    permission: Type.Union([Type.Enum(PERMISSIONS, { type: 'string' }), Type.Null()], {
      description: 'Without it the visitor is sent to /',
    }),
    layout: Type.Enum(['page', 'bleed'], {
      type: 'string',
      description: 'With the margins of a page, or up to the edges of the window',
    }),
    data: Type.Optional(DataKinds),
    capabilities: Type.Optional(Capabilities),
    nav: Type.Optional(
      Type.Object(
        {
          group: Type.Enum(NAV_GROUPS, { type: 'string', description: 'Group of the sidebar' }),
          order: Type.Integer({
            minimum: 0,
            description: 'Lower ones stand further up in the group',
          }),
          icon: Type.String({
            pattern: '^[a-z][a-z0-9-]*$',
            description: 'Name of a Blueprint icon',
          }),
          title: localizedText('What the item is called'),
        },
        { additionalProperties: false, description: 'Its item in the sidebar. Default: none' },
      ),
    ),
  },
  { additionalProperties: false },
)
export type ScreenManifest = Static<typeof ScreenManifest>
