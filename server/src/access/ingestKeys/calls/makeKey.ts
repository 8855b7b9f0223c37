import type { IngestKeyCreated } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { apiError } from '../../../base/errors.ts'
import { makeIngestKey } from '../ingestKey.ts'
import { addIngestKey, isWorking, type NewIngestKey } from '../ingestKeyRows.ts'
import { ingestKeyIsHeld } from '../../rights/makerHolds.ts'
import { oneLine } from '../../../base/settings/oneLine.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { invalidField } from '../../input/invalidField.ts'
import { findIngestKey } from './queries.ts'

/** Maximum number of active keys per organization. */
export const INGEST_KEYS_MAX = 50

/** Creates a key with its own secret, which only this answer contains. */
export async function makeKey(
  tx: Transaction<Tables>,
  wish: Omit<NewIngestKey, 'key'>,
): Promise<IngestKeyCreated> {
  const key = makeIngestKey()
  const { id } = await addIngestKey(tx, { ...wish, key })
  return { ...(await findIngestKey(tx, id, wish.now)), key }
}

/**
 * The normalized name of a new key, if the organization may have one more.
 *
 * @param now ms UTC
 * @throws ApiError 409 INGEST_KEY_NAME_TAKEN if a key that does not expire has the name, INGEST_KEY_LIMIT for one
 *   too many
 */
export async function checkedKeyName(
  tx: Transaction<Tables>,
  organizationId: string,
  given: string,
  now: number,
): Promise<string> {
  const name = visibleName(given)
  requireFree(name, await requireRoom(tx, organizationId, now))
  return name
}

/**
 * The normalized new name of a key. Serializes calls that name keys of the organization.
 *
 * @param now ms UTC
 * @throws ApiError 409 INGEST_KEY_NAME_TAKEN if another key that does not expire has the name
 */
export async function checkedNewName(
  tx: Transaction<Tables>,
  { id, organization_id: organizationId }: { id: string; organization_id: string },
  given: string,
  now: number,
): Promise<string> {
  const name = visibleName(given)
  const working = await lockedKeys(tx, organizationId, now)
  requireFree(
    name,
    working.filter((key) => key.id !== id),
  )
  return name
}

function visibleName(given: string): string {
  const name = oneLine(given)
  if (name === '') throw invalidField('/name', 'visible characters', given)
  return name
}

function requireFree(
  name: string,
  keys: readonly { name: string; expires_at: number | null }[],
): void {
  const isTaken = keys.some(
    (key) => key.expires_at === null && key.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw apiError('INGEST_KEY_NAME_TAKEN', { name })
}

/**
 * Serializes calls that add keys to the organization, so that names stay unique and the limit holds.
 *
 * @param now ms UTC
 * @returns the active keys
 * @throws ApiError 409 INGEST_KEY_LIMIT if there may not be one more
 */
export async function requireRoom(tx: Transaction<Tables>, organizationId: string, now: number) {
  const working = await lockedKeys(tx, organizationId, now)
  if (working.length < INGEST_KEYS_MAX) return working
  throw apiError('INGEST_KEY_LIMIT', { limit: String(INGEST_KEYS_MAX) })
}

/** The active keys of the organization. Locks out other calls that add or name keys until the transaction ends. */
async function lockedKeys(tx: Transaction<Tables>, organizationId: string, now: number) {
  await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute()
  return tx
    .selectFrom('ingest_keys')
    .select(['id', 'name', 'expires_at'])
    .where('organization_id', '=', organizationId)
    .where(isWorking(now))
    .where(ingestKeyIsHeld())
    .execute()
}
