import type { InstalledPlugin } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { DevelopmentPlugin } from '../pluginHosts/developmentPlugin.ts'
import { pluginFrameUrl } from '../pluginHosts/frameUrl.ts'
import { findRunnables } from './archiveQueries.ts'
import { versionsInUse } from './currentVersion.ts'
import { baseUrlOf } from '../pluginHosts/digest.ts'
import { VALIDATOR_FILE } from './files.ts'
import { findPins, findVersions, keyOf, pinOf, type VersionRow } from './queries.ts'

/**
 * What consoles of these organizations run: the versions in use, and in every organization the plugin in
 * development, which replaces an installed one with its id. It stays in the list while its server is down, so that
 * its cards can show that.
 */
export async function listInstalled(
  { store, config }: Pick<ServerContext, 'store' | 'config'>,
  organizationIds: readonly string[],
  answered: DevelopmentPlugin | null,
): Promise<InstalledPlugin[]> {
  const inUse = await findInUse(store.db, organizationIds)
  // While its server is down, an installed version is preferred.
  const isReplaced = inUse.some(({ row }) => row.plugin_id === answered?.id)
  const development = answered?.isReachable === false && isReplaced ? null : answered
  const runnables = await findRunnables(
    store.db,
    inUse.map(({ row }) => row.digest),
  )
  const installed = inUse.flatMap(({ row, isCurrent, isPinned }): InstalledPlugin[] => {
    const runnable = runnables.get(row.digest)
    // Removed since the versions were read.
    if (runnable === undefined) return []
    const baseUrl = baseUrlOf(row.digest)
    return [
      {
        id: row.plugin_id,
        version: row.version,
        organization_id: row.organization_id,
        tier: row.tier,
        is_current: isCurrent && row.plugin_id !== development?.id,
        ...(isPinned ? { is_pinned: true } : {}),
        manifest: { ...row.manifest },
        schema: { ...runnable.schema },
        ui_schema: { ...runnable.ui_schema },
        messages: runnable.messages,
        validator_url: `${baseUrl}${VALIDATOR_FILE}`,
        base_url: baseUrl,
        frame_url: pluginFrameUrl(config, row.plugin_id),
        integrity: runnable.integrity,
        is_development: false,
      },
    ]
  })
  return development === null
    ? installed
    : [...organizationIds.map((id) => developed(development, id)), ...installed]
}

/** Versions that organizations use; for each plugin, the current one first, which may be pinned. */
export async function findInUse(
  db: Parameters<typeof findVersions>[0],
  organizationIds: readonly string[],
): Promise<{ row: VersionRow; isCurrent: boolean; isPinned: boolean }[]> {
  if (organizationIds.length === 0) return []
  const rows = await findVersions(db, organizationIds)
  if (rows.length === 0) return []
  const pins = await findPins(db, organizationIds)
  const plugins = Map.groupBy(rows, (row) =>
    keyOf({ organizationId: row.organization_id, id: row.plugin_id }),
  )
  return [...plugins.values()].flatMap((versions) => {
    const [first] = versions
    if (first === undefined) return []
    const key = { organizationId: first.organization_id, id: first.plugin_id }
    const pin = pinOf(pins, key)
    return versionsInUse(versions, pin).map((row, index) => ({
      row,
      isCurrent: index === 0,
      isPinned: index === 0 && row.version === pin,
    }))
  })
}

const developed = (plugin: DevelopmentPlugin, organizationId: string): InstalledPlugin => ({
  id: plugin.id,
  version: plugin.version,
  organization_id: organizationId,
  tier: 'isolated',
  is_current: true,
  manifest: plugin.manifest,
  schema: plugin.schema,
  ui_schema: plugin.uiSchema,
  messages: plugin.messages,
  validator_url: `${baseUrlOf(plugin.digest)}${VALIDATOR_FILE}`,
  base_url: `${plugin.origin}/`,
  frame_url: `${plugin.origin}/frame.html`,
  integrity: {},
  is_development: true,
  ...(plugin.isReachable ? {} : { is_unreachable: true }),
})
