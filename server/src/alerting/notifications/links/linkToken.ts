import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@airshed/domain'

/** For how long a link of a mail works. */
export const LINK_FOR_MS = 30 * DAY_MS

/** What a link of a mail is for. */
const LINK_PURPOSES = ['mute', 'unsubscribe', 'acknowledge'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** A link is valid for one alert and one user only. */
export interface AlertLink {
  purpose: LinkPurpose
  alertId: string
  userId: string
  /** ms UTC, stored to the minute. */
  expiresAt: number
}

const VERSION = 1
const HEAD_BYTES = 6
/** 128 bits cannot be guessed in 30 days. */
const MAC_BYTES = 16
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const UUID_BYTES = 16
const ID_BYTES_MAX = 120

/**
 * A link as a token for an address: its content, followed by an HMAC-SHA256 of it.
 *
 * @throws RangeError if an id is longer than 120 bytes
 */
export function signLink({ purpose, alertId, userId, expiresAt }: AlertLink, key: Buffer): string {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(VERSION, 0)
  head.writeUInt8(LINK_PURPOSES.indexOf(purpose), 1)
  head.writeUInt32BE(Math.floor(expiresAt / MINUTE_MS), 2)
  const said = Buffer.concat([head, idBytes(alertId), idBytes(userId)])
  return Buffer.concat([said, macOf(said, key)]).toString('base64url')
}

/**
 * The content of a link.
 *
 * @returns null if it was not signed by this key or was altered; expiry is not checked
 */
export function readLink(token: string, key: Buffer): AlertLink | null {
  const bytes = Buffer.from(token, 'base64url')
  // Other spellings of the same bytes are refused: each link has one address.
  if (bytes.toString('base64url') !== token || bytes.length < HEAD_BYTES + MAC_BYTES) return null
  const said = bytes.subarray(0, -MAC_BYTES)
  if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), macOf(said, key))) return null
  const purpose = LINK_PURPOSES[said.readUInt8(1)]
  if (said.readUInt8(0) !== VERSION || purpose === undefined) return null
  const [alertId, rest] = takeId(said.subarray(HEAD_BYTES))
  const [userId] = takeId(rest)
  return { purpose, alertId, userId, expiresAt: said.readUInt32BE(2) * MINUTE_MS }
}

const macOf = (said: Buffer, key: Buffer): Buffer =>
  createHmac('sha256', key).update('alert link\0').update(said).digest().subarray(0, MAC_BYTES)

/** Its length and its bytes; a UUID is written in its 16 bytes, with the length 0. */
function idBytes(id: string): Buffer {
  if (UUID.test(id)) {
    return Buffer.concat([Buffer.of(0), Buffer.from(id.replaceAll('-', ''), 'hex')])
  }
  const text = Buffer.from(id)
  if (text.length === 0 || text.length > ID_BYTES_MAX) {
    throw new RangeError(`An id in a link has 1 to ${ID_BYTES_MAX} bytes, got ${text.length}`)
  }
  return Buffer.concat([Buffer.of(text.length), text])
}

function takeId(bytes: Buffer): [id: string, rest: Buffer] {
  const length = bytes.readUInt8(0)
  if (length > 0) return [bytes.toString('utf8', 1, 1 + length), bytes.subarray(1 + length)]
  const hex = bytes.toString('hex', 1, 1 + UUID_BYTES)
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [[...groups, hex.slice(20)].join('-'), bytes.subarray(1 + UUID_BYTES)]
}
