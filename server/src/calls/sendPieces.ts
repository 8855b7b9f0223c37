import { Readable } from 'node:stream'
import type { ServerResponse } from 'node:http'

/** A reader who takes no piece of an answer for this long is cut off: at least 1 KB a second; ms. */
export const UNREAD_AFTER_MS = 60_000

/**
 * A text that leaves as fast as it is read. Its reader is cut off if they stop reading.
 *
 * @param raw the answer in which it leaves
 * @param onEnd called once when the text has left, or its reader is gone
 */
export function sendPieces(
  pieces: Iterable<string>,
  raw: Pick<ServerResponse, 'once' | 'closed' | 'destroy'>,
  onEnd: () => void,
): Readable {
  let isTaken = true
  const looking = setInterval(() => {
    if (!isTaken) raw.destroy()
    isTaken = false
  }, UNREAD_AFTER_MS)
  const end = () => {
    clearInterval(looking)
    onEnd()
  }
  raw.once('finish', end)
  raw.once('close', end)
  if (raw.closed) end()
  function* watched() {
    for (const piece of pieces) {
      isTaken = true
      yield piece
    }
  }
  return Readable.from(watched())
}
