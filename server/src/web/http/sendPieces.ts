import { Readable } from 'node:stream'
import type { ServerResponse } from 'node:http'

/** A client that reads no piece of an answer for this long is disconnected: at least 1 KB per second; ms. */
export const UNREAD_AFTER_MS = 60_000

/**
 * Streams an answer as fast as it is read. A client that stops reading is disconnected.
 *
 * @param raw the response it is sent on
 * @param onEnd called when the answer has been sent, or the client is gone
 */
export function sendPieces(
  pieces: Iterable<string | Buffer>,
  raw: Answer,
  onEnd: () => void,
): Readable {
  const { took } = watchReader(raw, onEnd)
  function* watched() {
    for (const piece of pieces) {
      took()
      yield piece
    }
  }
  return Readable.from(watched())
}

/**
 * Streams an answer that is generated while it is read, a piece at a time. A client that stops reading is
 * disconnected; the time it takes to generate a piece does not count. An error while generating truncates it.
 *
 * @param raw the response it is sent on
 * @param onEnd called when the answer has been sent, or the client is gone
 */
export function sendMade(pieces: AsyncIterable<string>, raw: Answer, onEnd: () => void): Readable {
  const { took, making } = watchReader(raw, onEnd)
  async function* watched() {
    const source = pieces[Symbol.asyncIterator]()
    try {
      for (;;) {
        making(true)
        const { done, value } = await source.next()
        making(false)
        took()
        if (done === true) return
        yield value
      }
    } finally {
      await source.return?.()
    }
  }
  return Readable.from(watched(), { highWaterMark: 1 })
}

type Answer = Pick<ServerResponse, 'once' | 'closed' | 'destroy'>

function watchReader(raw: Answer, onEnd: () => void) {
  let isTaken = true
  let isMaking = false
  const looking = setInterval(() => {
    if (!isTaken && !isMaking) raw.destroy()
    isTaken = false
  }, UNREAD_AFTER_MS)
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    clearInterval(looking)
    onEnd()
  }
  raw.once('finish', end)
  raw.once('close', end)
  if (raw.closed) end()
  return {
    took: () => void (isTaken = true),
    making: (isSo: boolean) => void (isMaking = isSo),
  }
}
