import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { apiError } from '../errors.ts'

const HEADER = 'x-airshed-key'
/** How long a key that was found is believed without asking the store again. */
const REMEMBERED_MS = 10_000
const REMEMBERED_MAX = 10_000

/** SHA-256 of an ingest key in hexadecimal: what the store keeps instead of the key. */
export function hashIngestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** A new ingest key: `ak_` and 192 random bits. */
export function makeIngestKey(): string {
  return `ak_${randomBytes(24).toString('base64url')}`
}

/**
 * The ingest key of a request: X-Airshed-Key, else the password of HTTP Basic, else `?key=`.
 *
 * @returns undefined when there is none
 */
export function keyOf(request: Pick<FastifyRequest, 'headers' | 'query'>): string | undefined {
  const header = request.headers[HEADER]
  if (typeof header === 'string' && header !== '') return header
  const basic = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(request.headers.authorization ?? '')
  if (basic?.[1] !== undefined) {
    const credentials = Buffer.from(basic[1], 'base64').toString('utf8')
    const password = credentials.slice(credentials.indexOf(':') + 1)
    if (password !== '') return password
  }
  const { key } = request.query as { key?: unknown }
  return typeof key === 'string' && key !== '' ? key : undefined
}

/** Finds the organization of an ingest key. */
export interface OrganizationKeys {
  /** @throws INGEST_KEY_MISSING, INGEST_KEY_UNKNOWN */
  organizationOf(key: string | undefined): Promise<string>
}

/** Keys are compared by their hashes, in the store: the time of an index look-up leaks nothing. */
export function createOrganizationKeys({
  store,
  clock,
}: Pick<ServerContext, 'store' | 'clock'>): OrganizationKeys {
  const remembered = new Map<string, { organizationId: string; until: number }>()
  return {
    async organizationOf(key) {
      if (key === undefined) throw apiError('INGEST_KEY_MISSING', {}, undefined, CHALLENGE)
      const hash = hashIngestKey(key)
      const known = remembered.get(hash)
      const now = clock()
      if (known !== undefined && now < known.until) return known.organizationId
      const row = await store.db
        .selectFrom('organizations')
        .select('id')
        .where('ingest_key_hash', '=', hash)
        .executeTakeFirst()
      if (row === undefined) {
        remembered.delete(hash)
        throw apiError('INGEST_KEY_UNKNOWN', {}, undefined, CHALLENGE)
      }
      if (remembered.size >= REMEMBERED_MAX) remembered.clear()
      remembered.set(hash, { organizationId: row.id, until: now + REMEMBERED_MS })
      return row.id
    },
  }
}

const CHALLENGE = { 'www-authenticate': 'Basic realm="Airshed ingest", charset="UTF-8"' }
