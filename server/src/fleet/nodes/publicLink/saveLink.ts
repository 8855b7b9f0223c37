import { isDeepStrictEqual } from 'node:util'
import type { PublicLinkSettings } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../storage/store/tables.ts'
import { columnsOf, findLink, settingsOf, type LinkRow } from './linkRows.ts'
import { makePublicCode } from './publicCode.ts'

/** What was saved, by whom and when. */
interface LinkSave {
  nodeId: string
  settings: PublicLinkSettings
  /** Name of the person or token saving. */
  by: string
  /** ms UTC. */
  now: number
}

interface SavedLink {
  /** undefined if it is off. */
  link: LinkRow | undefined
  outcome: 'created' | 'changed' | 'deleted' | 'unchanged'
}

/**
 * Turns the public link of a device on or off, or changes what it shows. Turning it on again creates a new code, so
 * an old address never works again.
 *
 * @param tx the transaction that has locked the row of the device
 */
export async function saveLink(tx: Transaction<Tables>, save: LinkSave): Promise<SavedLink> {
  const { nodeId, settings, by, now } = save
  const before = await findLink(tx, nodeId)
  if (!settings.short_url) {
    if (before === undefined) return { link: undefined, outcome: 'unchanged' }
    await tx.deleteFrom('public_links').where('node_id', '=', nodeId).execute()
    return { link: undefined, outcome: 'deleted' }
  }
  if (before === undefined) {
    const made = { code: makePublicCode(), version: 1, made_at: now, made_by: by }
    const link = await tx
      .insertInto('public_links')
      .values({ node_id: nodeId, ...made, ...columnsOf(settings) })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { link, outcome: 'created' }
  }
  if (isDeepStrictEqual(settingsOf(before), settings)) return { link: before, outcome: 'unchanged' }
  const link = await tx
    .updateTable('public_links')
    .set({ ...columnsOf(settings), version: before.version + 1 })
    .where('node_id', '=', nodeId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { link, outcome: 'changed' }
}
