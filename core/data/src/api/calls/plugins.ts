import {
  PLUGIN_ARCHIVE_TYPE,
  type InstalledPluginList,
  type PluginEventList,
  type PluginPin,
  type PluginQuery,
  type PluginReport,
  type PluginSummary,
  type PluginSummaryList,
  type PluginVersion,
  type PluginVersionUpdate,
} from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'
import { path } from '../url.ts'

/** A plugin of one organization: each organization has its own versions and decisions. */
export interface PluginOf {
  id: string
  organizationId: string
}

/** One version of it. */
export interface PluginVersionOf extends PluginOf {
  version: string
}

/** Answer of an upload: the version that was stored, and whose it is. */
export type PublishedPlugin = PluginVersion & { id: string }

export interface PluginCalls {
  /** What the console of the caller runs: enabled versions up to the current one. */
  installed(query?: PluginQuery, options?: CallOptions): Promise<InstalledPluginList>
  /** Every version, for those who decide about them. */
  catalogue(query?: PluginQuery, options?: CallOptions): Promise<PluginSummaryList>
  /**
   * Uploads an archive. A refused one is answered by status 422 with what is wrong in `issues`, other
   * bytes under a version that is taken by 409; in both cases nothing is kept.
   */
  publish(
    organizationId: string,
    archive: Blob | ArrayBuffer,
    options?: CallOptions,
  ): Promise<PublishedPlugin>
  /** Enables or disables a version, or decides where it runs. */
  updateVersion(plugin: PluginVersionOf, body: PluginVersionUpdate): Promise<PluginSummary>
  removeVersion(plugin: PluginVersionOf): Promise<void>
  /** Stays at a version, or with null follows the newest enabled one. */
  pin(plugin: PluginOf, version: PluginPin['version']): Promise<PluginSummary>
  /** Newest first, 200 at most. */
  events(plugin: PluginOf, options?: CallOptions): Promise<PluginEventList>
  /** Tells the server what a console had to do about a plugin. */
  report(plugin: PluginOf, body: PluginReport): Promise<void>
}

const within = ({ organizationId }: Pick<PluginOf, 'organizationId'>) => ({
  query: { organization_id: organizationId },
})

export const pluginCalls = (send: Send): PluginCalls => ({
  installed: (query = {}, options) => send({ method: 'GET', path: 'plugins', query, ...options }),
  catalogue: (query = {}, options) =>
    send({ method: 'GET', path: 'plugins/catalogue', query, ...options }),
  publish: (organizationId, content, options) =>
    send({
      method: 'POST',
      path: 'plugins',
      ...within({ organizationId }),
      file: { content, type: PLUGIN_ARCHIVE_TYPE },
      ...options,
    }),
  updateVersion: (plugin, body) =>
    send({
      method: 'PUT',
      path: path`plugins/${plugin.id}/versions/${plugin.version}`,
      ...within(plugin),
      body,
    }),
  removeVersion: (plugin) =>
    send({
      method: 'DELETE',
      path: path`plugins/${plugin.id}/versions/${plugin.version}`,
      ...within(plugin),
    }),
  pin: (plugin, version) =>
    send({
      method: 'PUT',
      path: path`plugins/${plugin.id}/current`,
      ...within(plugin),
      body: { version } satisfies PluginPin,
    }),
  events: (plugin, options) =>
    send({
      method: 'GET',
      path: path`plugins/${plugin.id}/events`,
      ...within(plugin),
      ...options,
    }),
  report: (plugin, body) =>
    send({ method: 'POST', path: path`plugins/${plugin.id}/reports`, ...within(plugin), body }),
})
