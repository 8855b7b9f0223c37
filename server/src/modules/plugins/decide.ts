import { engineProblem } from '@airshed/contract'
import type { PluginEventKind, PluginSummary, PluginVersionUpdate } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { apiError } from '../../errors.ts'
import type { Tables } from '../../store/tables.ts'
import { findSummaries } from './catalogue.ts'
import { keepEvent, logEvents, type NewPluginEvent } from './events.ts'
import {
  deletePin,
  deleteVersion,
  findPins,
  findVersions,
  lockPlugins,
  pinOf,
  setPin,
  type Db,
  type PluginContext,
  type PluginKey,
  type VersionRow,
} from './queries.ts'

/** A plugin of one organization, and who decides about it. */
export interface Decision extends PluginKey {
  /** Name of the person. */
  readonly author: string
}

/**
 * Enables or disables a version, or decides where it runs. Disabling the version at which the plugin
 * stays lets it follow the newest one again.
 *
 * @throws ApiError 404, or 409 for enabling one that was made for another plugin API
 */
export async function updateVersion(
  context: PluginContext,
  decision: Decision,
  version: string,
  { state, tier }: PluginVersionUpdate,
): Promise<PluginSummary> {
  await decide(context, decision, async (transaction, tell) => {
    const row = await requireVersion(transaction, decision, version)
    const problem = state === 'enabled' ? engineProblem(row.manifest) : null
    if (problem !== null) {
      throw apiError('PLUGIN_CANNOT_RUN', { id: decision.id, version, problem })
    }
    await transaction
      .updateTable('plugin_versions')
      .set({ state: state ?? row.state, tier: tier ?? row.tier })
      .where('organization_id', '=', decision.organizationId)
      .where('plugin_id', '=', decision.id)
      .where('version', '=', version)
      .execute()
    if (tier !== undefined && tier !== row.tier) await tell(tier, version)
    if (state === undefined || state === row.state) return
    await tell(state, version)
    if (state === 'disabled') await liftPin(transaction, decision, version, tell)
  })
  return requireSummary(context.store.db, decision)
}

/** @throws ApiError 404 where there is no such version */
export async function removeVersion(
  context: PluginContext,
  decision: Decision,
  version: string,
): Promise<void> {
  await decide(context, decision, async (transaction, tell) => {
    await requireVersion(transaction, decision, version)
    await liftPin(transaction, decision, version, tell)
    await deleteVersion(transaction, decision, version)
    await tell('removed', version)
  })
}

/**
 * Lets a plugin stay at a version, such as an earlier one, or follow the newest one.
 *
 * @param version null follows
 * @throws ApiError 404, or 409 for a version that is not enabled or cannot run here
 */
export async function pinVersion(
  context: PluginContext,
  decision: Decision,
  version: string | null,
): Promise<PluginSummary> {
  await decide(context, decision, async (transaction, tell) => {
    const pinned = await pinnedVersion(transaction, decision)
    if (version === null) {
      await requireAny(transaction, decision)
      if (pinned === null) return
      await deletePin(transaction, decision)
      await tell('unpinned', pinned)
      return
    }
    const row = await requireVersion(transaction, decision, version)
    const { id } = decision
    if (row.state !== 'enabled') throw apiError('PLUGIN_NOT_ENABLED', { id, version })
    const problem = engineProblem(row.manifest)
    if (problem !== null) throw apiError('PLUGIN_CANNOT_RUN', { id, version, problem })
    if (pinned === version) return
    await setPin(transaction, decision, version)
    await tell('pinned', version)
  })
  return requireSummary(context.store.db, decision)
}

export const noSuchPlugin = (id: string) => apiError('NOT_FOUND', { what: 'Plugin', id })

/** @throws ApiError 404 where the organization has no such version */
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

type Tell = (kind: PluginEventKind, version: string, detail?: string) => Promise<void>

/** Runs a decision while nobody else decides, and tells what came of it once it is kept. */
async function decide(
  { store, clock, log }: PluginContext,
  { organizationId, id, author }: Decision,
  run: (transaction: Transaction<Tables>, tell: Tell) => Promise<void>,
): Promise<void> {
  const events: NewPluginEvent[] = []
  await store.db.transaction().execute(async (transaction) => {
    await lockPlugins(transaction)
    await run(transaction, async (kind, version, detail = '') => {
      const event = { organizationId, id, author, kind, version, detail, ts: clock() }
      await keepEvent(transaction, event)
      events.push(event)
    })
  })
  logEvents(log, events)
}

const pinnedVersion = async (db: Db, plugin: PluginKey): Promise<string | null> =>
  pinOf(await findPins(db, [plugin.organizationId]), plugin)

async function liftPin(db: Db, plugin: PluginKey, version: string, tell: Tell): Promise<void> {
  if ((await pinnedVersion(db, plugin)) !== version) return
  await deletePin(db, plugin)
  await tell('unpinned', version)
}

async function requireAny(db: Db, { organizationId, id }: PluginKey): Promise<void> {
  if ((await findVersions(db, [organizationId], id)).length === 0) throw noSuchPlugin(id)
}

async function requireSummary(db: Db, { organizationId, id }: PluginKey): Promise<PluginSummary> {
  const [summary] = await findSummaries(db, [organizationId], id)
  if (summary === undefined) throw noSuchPlugin(id)
  return summary
}
