import type { IngestKeyCreated } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { apiError } from '../../errors.ts'
import { makeIngestKey } from '../../ingestKeys/ingestKey.ts'
import { addIngestKey, isWorking, type NewIngestKey } from '../../ingestKeys/ingestKeyRows.ts'
import { oneLine } from '../../settings/oneLine.ts'
import type { Tables } from '../../store/tables.ts'
import { invalidField } from '../input/invalidField.ts'
import { findIngestKey } from './queries.ts'

/** Keys of one organization that work at the same time. */
export const INGEST_KEYS_MAX = 50

/** Makes a key with a secret of its own. The answer is the only one that has it. */
export async function makeKey(
  tx: Transaction<Tables>,
  wish: Omit<NewIngestKey, 'key'>,
): Promise<IngestKeyCreated> {
  const key = makeIngestKey()
  const { id } = await addIngestKey(tx, { ...wish, key })
  return { ...(await findIngestKey(tx, id, wish.now)), key }
}

/**
 * The name of a new key as it is kept, where the organization may have one more.
 *
 * @param now ms UTC
 * @throws ApiError 409 INGEST_KEY_NAME_TAKEN for a name that a key has which is there to stay, INGEST_KEY_LIMIT
 *   for one too many
 */
export async function checkedKeyName(
  tx: Transaction<Tables>,
  organizationId: string,
  given: string,
  now: number,
): Promise<string> {
  const name = oneLine(given)
  if (name === '') throw invalidField('/name', 'characters that can be seen', given)
  const working = await requireRoom(tx, organizationId, now)
  const isTaken = working.some(
    (key) => key.expires_at === null && key.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw apiError('INGEST_KEY_NAME_TAKEN', { name })
  return name
}

/**
 * Holds up other calls that add keys to the organization until this one has ended, so that no two of
 * its keys get one name, and no limit is passed.
 *
 * @param now ms UTC
 * @returns the keys that work
 * @throws ApiError 409 INGEST_KEY_LIMIT where there may not be one more
 */
export async function requireRoom(tx: Transaction<Tables>, organizationId: string, now: number) {
  await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute()
  const working = await tx
    .selectFrom('ingest_keys')
    .select(['name', 'expires_at'])
    .where('organization_id', '=', organizationId)
    .where(isWorking(now))
    .execute()
  if (working.length < INGEST_KEYS_MAX) return working
  throw apiError('INGEST_KEY_LIMIT', { limit: String(INGEST_KEYS_MAX) })
}
