import { engineProblem } from '@airshed/contract'
import type { AbsentWidget, InstalledPlugin } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { DevelopmentPlugin } from '../../pluginHosts/developmentPlugin.ts'
import { pluginFrameUrl } from '../../pluginHosts/frameUrl.ts'
import { findRunnables } from './archiveQueries.ts'
import { newestFirst, versionsInUse } from './currentVersion.ts'
import { findRemovedTypes } from './events.ts'
import { baseUrlOf } from '../../pluginHosts/digest.ts'
import { VALIDATOR_FILE } from './files.ts'
import { findPins, findVersions, keyOf, pinOf, type VersionRow } from './queries.ts'

/**
 * What consoles of these organizations run: the versions in use, and in every organization the
 * plugin that somebody develops, which stands in the place of an installed one of its id. One whose
 * server is gone stays in the list, so that its cards can say so.
 */
export async function listInstalled(
  { store, config }: Pick<ServerContext, 'store' | 'config'>,
  organizationIds: readonly string[],
  answered: DevelopmentPlugin | null,
): Promise<InstalledPlugin[]> {
  const inUse = await findInUse(store.db, organizationIds)
  // While nobody serves it, an installed version is the better one.
  const isReplaced = inUse.some(({ row }) => row.plugin_id === answered?.id)
  const development = answered?.isReachable === false && isReplaced ? null : answered
  const runnables = await findRunnables(
    store.db,
    inUse.map(({ row }) => row.digest),
  )
  const installed = inUse.flatMap(({ row, isCurrent }): InstalledPlugin[] => {
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

/**
 * Widget types that organizations know and do not use, with the reason: what a reader is told in the
 * place of such a widget.
 */
export async function listAbsent(
  db: Parameters<typeof findVersions>[0],
  organizationIds: readonly string[],
): Promise<AbsentWidget[]> {
  if (organizationIds.length === 0) return []
  const rows = await findVersions(db, organizationIds)
  const pins = await findPins(db, organizationIds)
  const known = Map.groupBy(rows, (row) =>
    keyOf({ organizationId: row.organization_id, id: row.plugin_id }),
  )
  const present = [...known].flatMap(([key, versions]): AbsentWidget[] => {
    const [newest] = newestFirst(versions)
    if (newest?.manifest.kind !== 'widget') return []
    if (versionsInUse(versions, pins.get(key) ?? null).length > 0) return []
    return [absentOf(newest.organization_id, newest.plugin_id, newest.manifest.type, versions)]
  })
  const removed = await findRemovedTypes(db, organizationIds)
  const gone = removed.filter((plugin) => !known.has(keyOf(plugin)))
  return [
    ...present,
    ...gone.map(({ organizationId, id, type }) => absentOf(organizationId, id, type, [])),
  ]
}

const absentOf = (
  organizationId: string,
  pluginId: string,
  type: string,
  versions: readonly VersionRow[],
): AbsentWidget => ({
  type,
  organization_id: organizationId,
  plugin_id: pluginId,
  reason: absenceOf(versions),
})

/** Of versions none of which is in use. */
function absenceOf(versions: readonly VersionRow[]): AbsentWidget['reason'] {
  const [newest] = newestFirst(versions)
  if (newest === undefined) return 'removed'
  const isAnyEnabled = versions.some(
    ({ state, manifest }) => state === 'enabled' && engineProblem(manifest) !== null,
  )
  if (isAnyEnabled) return 'incompatible'
  return newest.state === 'available' ? 'waiting' : 'disabled'
}

/** Versions that organizations use; of each plugin the current one first. */
export async function findInUse(
  db: Parameters<typeof findVersions>[0],
  organizationIds: readonly string[],
): Promise<{ row: VersionRow; isCurrent: boolean }[]> {
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
    return versionsInUse(versions, pinOf(pins, key)).map((row, index) => ({
      row,
      isCurrent: index === 0,
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
