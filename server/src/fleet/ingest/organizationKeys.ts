import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { keyDoubtsOf } from '../../access/rights/keyDoubts.ts'
import { hashIngestKey } from '../../access/ingestKeys/ingestKey.ts'
import { isWorking } from '../../access/ingestKeys/ingestKeyRows.ts'
import { ingestKeyIsHeld } from '../../access/rights/makerHolds.ts'
import { AttemptLimit } from '../../storage/limits/attemptLimit.ts'

const HEADER = 'x-airshed-key'
/** How long a valid key is trusted without another look-up. */
const REMEMBERED_MS = 10_000
/** Maximum number of cached valid keys; they stay cached after that time, so that they never count as guesses. */
const REMEMBERED_MAX = 10_000
/** Limit on unknown keys per address and minute; a misconfigured device sends one. */
const WRONG_KEYS = { attempts: 60, windowMs: 60_000 }

/**
 * The ingest key of a request: X-Airshed-Key, otherwise the token of clients of InfluxDB, otherwise the password of HTTP
 * Basic, otherwise `?key=`, otherwise the path parameter.
 *
 * @returns undefined if there is none
 */
export function keyOf(
  request: Pick<FastifyRequest, 'headers' | 'query' | 'params'>,
): string | undefined {
  const header = request.headers[HEADER]
  if (typeof header === 'string' && header !== '') return header
  const token = /^Token\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined) return token
  const basic = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(request.headers.authorization ?? '')
  if (basic?.[1] !== undefined) {
    const credentials = Buffer.from(basic[1], 'base64').toString('utf8')
    const password = credentials.slice(credentials.indexOf(':') + 1)
    if (password !== '') return password
  }
  const given = [request.query, request.params].map((part) => (part as { key?: unknown })?.key)
  return given.find((key): key is string => typeof key === 'string' && key !== '')
}

/** A cached valid key. */
interface KnownKey {
  id: string
  organizationId: string
  /** Whether its maker still has the right to have made it. */
  isHeld: boolean
  /** When the key has to be looked up again, ms UTC. */
  until: number
  /** The count of doubts at the look-up: if it has changed, the key is looked up again. */
  doubts: number
}

/** An ingest key, and the organization that it belongs to. */
export type KeyHolder = Pick<KnownKey, 'id' | 'organizationId'>

/** Finds the organization of an ingest key. */
export interface OrganizationKeys {
  /**
   * @param sender the sender, as counted by rate limits
   * @throws INGEST_KEY_MISSING, INGEST_KEY_UNKNOWN, INGEST_KEY_OF_FORMER
   * @throws TOO_MANY_REQUESTS instead, for a sender of too many wrong keys, until its minute is over
   */
  organizationOf(key: string | undefined, sender: string): Promise<string>
  /** The same, with the id of the key. */
  holderOf(key: string | undefined, sender: string): Promise<KeyHolder>
}

/**
 * Keys are compared by their hashes, in the store: the timing of an index look-up leaks nothing. A key that
 * was never valid here counts as a guess before it is looked up, until it turns out to be valid.
 *
 * @param onUse called with the id of each valid key that was sent; must not throw
 */
export function createOrganizationKeys(
  context: Pick<ServerContext, 'store' | 'clock' | 'memory'>,
  onUse: (keyId: string) => void = () => {},
): OrganizationKeys {
  const { store, clock } = context
  const remembered = new Map<string, KnownKey>()
  const lookingUp = new Map<string, Promise<KnownKey | undefined>>()
  const wrong = new AttemptLimit(WRONG_KEYS, clock)
  const doubts = keyDoubtsOf(context)

  const lookUp = async (hash: string): Promise<KnownKey | undefined> => {
    const doubtsBefore = doubts.count
    const row = await store.db
      .selectFrom('ingest_keys')
      .select(['id', 'organization_id', 'expires_at', ingestKeyIsHeld().as('is_held')])
      .where('key_hash', '=', hash)
      .where(isWorking(clock()))
      .executeTakeFirst()
    remembered.delete(hash)
    if (row === undefined) return undefined
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    const key = {
      id: row.id,
      organizationId: row.organization_id,
      isHeld: row.is_held,
      until: Math.min(clock() + REMEMBERED_MS, row.expires_at ?? Infinity),
      doubts: doubtsBefore,
    }
    remembered.set(hash, key)
    return key
  }
  /** Concurrent requests with the same key share one look-up. */
  const lookUpOnce = (hash: string) => {
    const running = lookingUp.get(hash) ?? lookUp(hash).finally(() => lookingUp.delete(hash))
    lookingUp.set(hash, running)
    return running
  }
  const countGuess = (sender: string) => {
    const waitMs = wrong.take(sender)
    if (waitMs > 0) throw tooManyKeys(waitMs)
  }
  const isBelieved = (known: KnownKey) => clock() < known.until && known.doubts === doubts.count
  /** A key that has ended with the right of its maker is not a guess: others at its address are not to wait for it. */
  const used = (key: KnownKey): KeyHolder => {
    if (!key.isHeld) throw apiError('INGEST_KEY_OF_FORMER', {}, undefined, CHALLENGE)
    onUse(key.id)
    return key
  }

  return {
    async organizationOf(key, sender) {
      return (await this.holderOf(key, sender)).organizationId
    },
    async holderOf(key, sender) {
      if (key === undefined) {
        countGuess(sender)
        throw apiError('INGEST_KEY_MISSING', {}, undefined, CHALLENGE)
      }
      const hash = hashIngestKey(key)
      const known = remembered.get(hash)
      if (known !== undefined && isBelieved(known)) return used(known)
      const isGuess = known === undefined && !lookingUp.has(hash)
      if (isGuess) countGuess(sender)
      const found = await lookUpOnce(hash)
      if (found !== undefined) {
        // Only wrong keys stay counted: junk from others at the same address rarely blocks a valid key.
        if (isGuess) wrong.giveBack(sender)
        return used(found)
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

/** Says to a device how it is to send its key. */
export const CHALLENGE = {
  'www-authenticate': 'Basic realm="Airshed ingest", charset="UTF-8"',
}
