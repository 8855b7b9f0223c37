import { Type } from 'typebox'
import {
  InstalledPluginList,
  PLUGIN_ARCHIVE_TYPE,
  PluginEffect,
  PluginEffectQuery,
  PluginEventList,
  PluginId,
  PluginOwnership,
  PluginPin,
  PluginQuery,
  PluginReport,
  PluginScope,
  PluginSummary,
  PluginSummaryList,
  PluginTransfer,
  PluginVersionName,
  PluginVersionUpdate,
  PublishedPlugin,
} from '../plugin.ts'
import {
  PluginOfferPage,
  PluginOfferQuery,
  PluginOfferScope,
  PluginUpdateList,
} from '../pluginOffer.ts'
import { defineCall, Nothing } from './call.ts'

const ByPlugin = Type.Object({ id: PluginId }, { additionalProperties: false })
const ByVersion = Type.Object(
  { id: PluginId, version: PluginVersionName },
  { additionalProperties: false },
)
const managing = { in: 'query', permission: 'manage_organizations' } as const

export const listInstalledPlugins = defineCall({
  method: 'GET',
  path: '/plugins',
  entity: 'plugins',
  summary:
    'What consoles run: enabled versions, none of them above the current one; and why others do not run',
  query: PluginQuery,
  answer: InstalledPluginList,
  access: { organizations: 'member', foreign: 'empty' },
})

export const listPluginCatalogue = defineCall({
  method: 'GET',
  path: '/plugins/catalogue',
  entity: 'plugins',
  summary: 'Every version of every plugin, for those who manage the organization',
  query: PluginQuery,
  answer: PluginSummaryList,
  access: { organizations: 'manage_organizations', foreign: 'refused' },
})

export const listPluginOffers = defineCall({
  method: 'GET',
  path: '/plugins/offers',
  entity: 'plugins',
  summary: 'Plugins that the catalogues of this server offer, and how reading them went',
  query: PluginOfferQuery,
  answer: PluginOfferPage,
  access: managing,
})

export const listPluginUpdates = defineCall({
  method: 'GET',
  path: '/plugins/updates',
  entity: 'plugins',
  summary:
    'Newer versions of what organizations have, which the catalogues offer and this server would accept',
  query: PluginQuery,
  answer: PluginUpdateList,
  access: { organizations: 'manage_organizations', foreign: 'refused' },
})

export const installPluginOffer = defineCall({
  method: 'POST',
  path: '/plugins/offers/:id/versions/:version',
  entity: 'plugins',
  summary:
    'Fetch what a catalogue offers, check it as an upload, and keep it as a version that nobody runs yet',
  params: ByVersion,
  query: PluginOfferScope,
  answer: PublishedPlugin,
  status: 201,
  access: managing,
  audit: 'plugin.published',
  changes: ['plugins'],
  limit: { perMinute: 30, by: 'caller' },
})

export const publishPlugin = defineCall({
  method: 'POST',
  path: '/plugins',
  entity: 'plugins',
  summary:
    'Publish a version; for a refused archive the answer has every reason, and nothing is stored',
  query: PluginQuery,
  body: Type.Unsafe<ArrayBuffer | Blob>({
    content: { [PLUGIN_ARCHIVE_TYPE]: { schema: { type: 'string', format: 'binary' } } },
  }),
  bodyType: PLUGIN_ARCHIVE_TYPE,
  answer: PublishedPlugin,
  status: 201,
  access: { organizations: 'manage_organizations', foreign: 'refused' },
  capability: 'publish_plugins',
  audit: 'plugin.published',
  changes: ['plugins'],
})

export const updatePluginVersion = defineCall({
  method: 'PUT',
  path: '/plugins/:id/versions/:version',
  entity: 'plugins',
  summary: 'Enable or disable a version, or decide where it runs; trusting one needs admin_devices',
  params: ByVersion,
  query: PluginScope,
  body: PluginVersionUpdate,
  answer: PluginSummary,
  access: managing,
  audit: 'plugin.changed',
  changes: ['plugins'],
})

export const removePluginVersion = defineCall({
  method: 'DELETE',
  path: '/plugins/:id/versions/:version',
  entity: 'plugins',
  summary: 'Remove a version; dashboards keep what they have of it',
  params: ByVersion,
  query: PluginScope,
  answer: Nothing,
  access: managing,
  audit: 'plugin.removed',
  changes: ['plugins'],
})

export const pinPlugin = defineCall({
  method: 'PUT',
  path: '/plugins/:id/current',
  entity: 'plugins',
  summary: 'Stay at an enabled version, such as an earlier one; null follows the newest one',
  params: ByPlugin,
  query: PluginScope,
  body: PluginPin,
  answer: PluginSummary,
  access: managing,
  audit: 'plugin.pinned',
  changes: ['plugins'],
})

export const transferPlugin = defineCall({
  method: 'PUT',
  path: '/plugins/:id/owner',
  entity: 'plugins',
  summary:
    'Hand a plugin over: only versions signed with this key are published from then on; also for one whose versions are all removed',
  params: ByPlugin,
  query: PluginScope,
  body: PluginTransfer,
  answer: PluginOwnership,
  access: managing,
  audit: 'plugin.transferred',
  changes: ['plugins'],
})

export const previewPluginDecision = defineCall({
  method: 'GET',
  path: '/plugins/:id/versions/:version/effect',
  entity: 'plugins',
  summary:
    'What rolling back to a version, or removing it, would do to the widgets on dashboards; it changes nothing',
  params: ByVersion,
  query: PluginEffectQuery,
  answer: PluginEffect,
  access: managing,
})

export const listPluginEvents = defineCall({
  method: 'GET',
  path: '/plugins/:id/events',
  entity: 'plugins',
  summary: 'What happened to a plugin, the newest 200 first; removed ones included',
  params: ByPlugin,
  query: PluginScope,
  answer: PluginEventList,
  access: managing,
})

export const reportPlugin = defineCall({
  method: 'POST',
  path: '/plugins/:id/reports',
  entity: 'plugins',
  summary:
    'What a console had to do about a plugin; the same is kept once a minute, and what was blocked once an hour',
  params: ByPlugin,
  query: PluginScope,
  body: PluginReport,
  answer: Nothing,
  access: { in: 'query' },
  whileLocked: true,
  audit: { none: 'consoles send it by themselves, and the same report is kept once a minute' },
  changes: ['plugins'],
  limit: { perMinute: 120, by: 'caller' },
})
