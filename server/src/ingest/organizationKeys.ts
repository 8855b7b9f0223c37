import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { apiError } from '../errors.ts'
import { keyDoubtsOf } from '../ingestKeys/endedKeys.ts'
import { hashIngestKey } from '../ingestKeys/ingestKey.ts'
import { isWorking } from '../ingestKeys/ingestKeyRows.ts'
import { AttemptLimit } from '../limits/attemptLimit.ts'

const HEADER = 'x-airshed-key'
/** How long a key that was found is believed without asking the store again. */
const REMEMBERED_MS = 10_000
/** Keys that were good are remembered for longer: they are never counted as guesses. */
const REMEMBERED_MAX = 10_000
/** Keys of nobody that one address may send in a minute; a device that was set up wrong sends one. */
const WRONG_KEYS = { attempts: 60, windowMs: 60_000 }

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

/** A key that was found, as it is remembered. */
interface KnownKey {
  id: string
  organizationId: string
  /** From then on the store is asked again, ms UTC. */
  until: number
  /** The count of doubts when the store was asked: after another one it is asked again. */
  doubts: number
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
 *
 * @param onUse hears of the id of each good key that was sent; must not throw
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
      .select(['id', 'organization_id', 'expires_at'])
      .where('key_hash', '=', hash)
      .where(isWorking(clock()))
      .executeTakeFirst()
    remembered.delete(hash)
    if (row === undefined) return undefined
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    const key = {
      id: row.id,
      organizationId: row.organization_id,
      until: Math.min(clock() + REMEMBERED_MS, row.expires_at ?? Infinity),
      doubts: doubtsBefore,
    }
    remembered.set(hash, key)
    return key
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
  const isBelieved = (known: KnownKey) => clock() < known.until && known.doubts === doubts.count
  const used = ({ id, organizationId }: KnownKey): string => {
    onUse(id)
    return organizationId
  }

  return {
    async organizationOf(key, sender) {
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
        // Only wrong keys stay counted: junk of others behind an address hardly ever stops a good one.
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

/** Tells a device how to send its key. */
export const CHALLENGE = {
  'www-authenticate': 'Basic realm="Airshed ingest", charset="UTF-8"',
}
