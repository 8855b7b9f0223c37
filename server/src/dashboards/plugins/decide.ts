import { engineProblem, type Manifest } from '@airshed/contract'
import type { PluginEventKind, PluginSummary, PluginVersionUpdate } from '@airshed/schemas'
import { apiError } from '../../base/errors.ts'
import type { Db } from '../../storage/store/db.ts'
import { findSummaries } from './catalogue.ts'
import { allowanceProblem, publisherProblem, type PublisherRules } from './publishers.ts'
import { namesOf } from './names.ts'
import {
  deletePin,
  deleteVersion,
  findPins,
  findVersions,
  lockPlugins,
  pinOf,
  setPin,
  type PluginKey,
  type VersionRow,
} from './queries.ts'

/** Records what happened to a plugin along with the change: in words, and as facts. */
export type Announce = (
  kind: PluginEventKind,
  /** null for the plugin as a whole. */
  version: string | null,
  detail?: string,
  facts?: { count?: number; type?: string; paths?: readonly string[] },
) => void

/** A decision about a plugin of one organization, in its transaction. */
export interface Decision extends PluginKey {
  readonly tx: Db
  readonly announce: Announce
  readonly publishers: PublisherRules
}

/**
 * Enables or disables a version, or decides where it runs. Disabling the pinned version makes the plugin follow the
 * newest one again.
 *
 * @throws ApiError 404, or 409 for enabling one that was made for another plugin API, whose
 *   publisher this server does not trust, or that its operator does not allow
 */
export async function updateVersion(
  decision: Decision,
  version: string,
  { state, tier }: PluginVersionUpdate,
): Promise<PluginSummary> {
  const { tx, announce, publishers } = decision
  await lockPlugins(tx)
  const row = await requireVersion(tx, decision, version)
  const problem = state === 'enabled' ? engineProblem(row.manifest) : null
  if (problem !== null) {
    throw apiError('PLUGIN_CANNOT_RUN', { id: decision.id, version, problem })
  }
  const isNew = state === 'enabled' && row.state !== 'enabled'
  if (isNew && allowanceProblem(publishers, decision.id) !== null) {
    throw apiError('PLUGIN_NOT_ALLOWED', { id: decision.id, version })
  }
  const untrusted = isNew ? publisherProblem(publishers, row.publisher_key) : null
  if (untrusted !== null) {
    throw apiError('PLUGIN_PUBLISHER_UNTRUSTED', { id: decision.id, version, problem: untrusted })
  }
  await tx
    .updateTable('plugin_versions')
    .set({ state: state ?? row.state, tier: tier ?? row.tier })
    .where('organization_id', '=', decision.organizationId)
    .where('plugin_id', '=', decision.id)
    .where('version', '=', version)
    .execute()
  if (tier !== undefined && tier !== row.tier) announce(tier, version)
  if (state !== undefined && state !== row.state) {
    announce(state, version)
    if (state === 'disabled') await liftPin(decision, version)
  }
  return requireSummary(decision)
}

/** @throws ApiError 404 if there is no such version */
export async function removeVersion(decision: Decision, version: string): Promise<void> {
  const { tx, announce } = decision
  await lockPlugins(tx)
  const { manifest } = await requireVersion(tx, decision, version)
  await liftPin(decision, version)
  await deleteVersion(tx, decision, version)
  // Dashboards may still contain its widgets, and links lead to its pages; readers are shown what happened.
  announce('removed', version, '', namedBy(manifest))
}

function namedBy(manifest: Manifest): { type?: string; paths?: readonly string[] } {
  if (manifest.kind === 'widget') return { type: manifest.type }
  return manifest.kind === 'screen' ? { paths: namesOf(manifest) } : {}
}

/**
 * Pins a plugin to a version, such as an earlier one, or lets it follow the newest one.
 *
 * @param version null to follow the newest one
 * @throws ApiError 404, or 409 for a version that is not enabled or cannot run here
 */
export async function pinVersion(
  decision: Decision,
  version: string | null,
): Promise<PluginSummary> {
  const { tx, announce, id } = decision
  await lockPlugins(tx)
  const pinned = await pinnedVersion(decision)
  if (version === null) {
    await requireAny(decision)
    if (pinned !== null) {
      await deletePin(tx, decision)
      announce('unpinned', pinned)
    }
    return requireSummary(decision)
  }
  requireUsable(id, await requireVersion(tx, decision, version))
  if (pinned !== version) {
    await setPin(tx, decision, version)
    announce('pinned', version)
  }
  return requireSummary(decision)
}

export const noSuchPlugin = (id: string) => apiError('NOT_FOUND', { what: 'Plugin', id })

/** @throws ApiError 404 if the organization has no such version */
export async function requireVersion(
  db: Db,
  { organizationId, id }: PluginKey,
  version: string,
): Promise<VersionRow> {
  const rows = await findVersions(db, [organizationId], id)
  if (rows.length === 0) throw noSuchPlugin(id)
  const row = rows.find((one) => one.version === version)
  if (row === undefined) {
    throw apiError('NOT_FOUND', { what: 'Version', id: `${version} of plugin ${id}` })
  }
  return row
}

/** @throws ApiError 409 for a version that is not enabled or cannot run here */
export function requireUsable(id: string, { version, state, manifest }: VersionRow): void {
  if (state !== 'enabled') throw apiError('PLUGIN_NOT_ENABLED', { id, version })
  const problem = engineProblem(manifest)
  if (problem !== null) throw apiError('PLUGIN_CANNOT_RUN', { id, version, problem })
}

const pinnedVersion = async ({ tx, ...plugin }: Decision): Promise<string | null> =>
  pinOf(await findPins(tx, [plugin.organizationId]), plugin)

async function liftPin(decision: Decision, version: string): Promise<void> {
  if ((await pinnedVersion(decision)) !== version) return
  await deletePin(decision.tx, decision)
  decision.announce('unpinned', version)
}

async function requireAny({ tx, organizationId, id }: Decision): Promise<void> {
  if ((await findVersions(tx, [organizationId], id)).length === 0) throw noSuchPlugin(id)
}

async function requireSummary(decision: Decision): Promise<PluginSummary> {
  const { tx, publishers, organizationId, id } = decision
  const [summary] = await findSummaries(tx, publishers, [organizationId], id)
  if (summary === undefined) throw noSuchPlugin(id)
  return summary
}
