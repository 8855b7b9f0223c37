import { randomUUID } from 'node:crypto'
import { sql, type SqlBool } from 'kysely'
import type { Condition } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import { hashIngestKey } from './ingestKey.ts'

/** A key to be added to an organization. */
export interface NewIngestKey {
  organizationId: string
  name: string
  /** The secret itself, of which only the hash is stored. */
  key: string
  /** Id of the user who creates it; null: no signed-in user. */
  createdBy: string | null
  /** ms UTC. */
  now: number
}

/** Adds an ingest key to an organization. Returns its row. */
export async function addIngestKey(db: Db, key: NewIngestKey) {
  return db
    .insertInto('ingest_keys')
    .values({
      id: randomUUID(),
      organization_id: key.organizationId,
      name: key.name,
      key_hash: hashIngestKey(key.key),
      created_by: key.createdBy,
      created_at: key.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Keys that devices can use: neither revoked, nor replaced with the grace period over.
 *
 * @param now ms UTC
 */
export const isWorking = (now: number): Condition =>
  sql<SqlBool>`(ingest_keys.revoked_at is null
    and (ingest_keys.expires_at is null or ingest_keys.expires_at > ${now}))`
