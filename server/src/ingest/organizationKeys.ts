import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { apiError } from '../errors.ts'
import { AttemptLimit } from '../limits/attemptLimit.ts'

const HEADER = 'x-airshed-key'
/** How long a key that was found is believed without asking the store again. */
const REMEMBERED_MS = 10_000
/** Keys that were good are remembered for longer: they are never counted as guesses. */
const REMEMBERED_MAX = 10_000
/** Keys of nobody that one address may send in a minute; a device that was set up wrong sends one. */
const WRONG_KEYS = { attempts: 60, windowMs: 60_000 }
/** Fewest characters of a key that a person chooses. */
export const INGEST_KEY_LENGTH_MIN = 20

/** SHA-256 of an ingest key in hexadecimal: what the store keeps instead of the key. */
export function hashIngestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** A new ingest key: `ak_` and 192 random bits. */
export function makeIngestKey(): string {
  return `ak_${randomBytes(24).toString('base64url')}`
}

/**
 * The ingest key of a request: X-Airshed-Key, else the password of HTTP Basic, else `?key=`, else the
 * part of the path that is one.
 *
 * @returns undefined when there is none
 */
export function keyOf(
  request: Pick<FastifyRequest, 'headers' | 'query' | 'params'>,
): string | undefined {
  const header = request.headers[HEADER]
  if (typeof header === 'string' && header !== '') return header
  const basic = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(request.headers.authorization ?? '')
  if (basic?.[1] !== undefined) {
    const credentials = Buffer.from(basic[1], 'base64').toString('utf8')
    const password = credentials.slice(credentials.indexOf(':') + 1)
    if (password !== '') return password
  }
  const given = [request.query, request.params].map((part) => (part as { key?: unknown })?.key)
  return given.find((key): key is string => typeof key === 'string' && key !== '')
}

/** Finds the organization of an ingest key. */
export interface OrganizationKeys {
  /**
   * @param sender who sends it, as limits count senders
   * @throws INGEST_KEY_MISSING, INGEST_KEY_UNKNOWN
   * @throws TOO_MANY_REQUESTS in place of these, to a sender of many, until its minute is over
   */
  organizationOf(key: string | undefined, sender: string): Promise<string>
}

/**
 * Keys are compared by their hashes, in the store: the time of an index look-up leaks nothing. A key that
 * was never good here counts as a guess before the store is asked, until it turns out to be good.
 */
export function createOrganizationKeys({
  store,
  clock,
}: Pick<ServerContext, 'store' | 'clock'>): OrganizationKeys {
  const remembered = new Map<string, { organizationId: string; until: number }>()
  const lookingUp = new Map<string, Promise<string | undefined>>()
  const wrong = new AttemptLimit(WRONG_KEYS, clock)

  const lookUp = async (hash: string): Promise<string | undefined> => {
    const row = await store.db
      .selectFrom('organizations')
      .select('id')
      .where('ingest_key_hash', '=', hash)
      .executeTakeFirst()
    remembered.delete(hash)
    if (row === undefined) return undefined
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(hash, { organizationId: row.id, until: clock() + REMEMBERED_MS })
    return row.id
  }
  /** One look-up for all who send the same key at once. */
  const lookUpOnce = (hash: string) => {
    const running = lookingUp.get(hash) ?? lookUp(hash).finally(() => lookingUp.delete(hash))
    lookingUp.set(hash, running)
    return running
  }
  const countGuess = (sender: string) => {
    const waitMs = wrong.take(sender)
    if (waitMs > 0) throw tooManyKeys(waitMs)
  }

  return {
    async organizationOf(key, sender) {
      if (key === undefined) {
        countGuess(sender)
        throw apiError('INGEST_KEY_MISSING', {}, undefined, CHALLENGE)
      }
      const hash = hashIngestKey(key)
      const known = remembered.get(hash)
      if (known !== undefined && clock() < known.until) return known.organizationId
      const isGuess = known === undefined && !lookingUp.has(hash)
      if (isGuess) countGuess(sender)
      const organizationId = await lookUpOnce(hash)
      if (organizationId !== undefined) {
        // Only wrong keys stay counted: junk of others behind an address hardly ever stops a good one.
        if (isGuess) wrong.giveBack(sender)
        return organizationId
      }
      if (!isGuess) countGuess(sender)
      throw apiError('INGEST_KEY_UNKNOWN', {}, undefined, CHALLENGE)
    },
  }
}

function tooManyKeys(waitMs: number) {
  const seconds = String(Math.ceil(waitMs / 1000))
  return apiError('TOO_MANY_REQUESTS', { seconds }, undefined, { 'retry-after': seconds })
}

/** Tells a device how to send its key. */
export const CHALLENGE = {
  'www-authenticate': 'Basic realm="Airshed ingest", charset="UTF-8"',
}
