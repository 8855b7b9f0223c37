import { liveProtocols } from '@airshed/schemas'
import { watchForSilence } from './silence.ts'

/** A connection that is read by iteration. */
interface OpenedSocket {
  /** `open` once connected, then each text frame until it is closed, aborted or silent for too long. */
  frames: AsyncIterable<'open' | (string & {})>
  send(text: string): void
  /** Why it ended; code 1006 if the server gave none. */
  ending(): { code: number; reason: string }
}

/** Close code of a connection that ended without one. */
const NOT_SAID = 1006

/** Opens a connection with a token that is not in the URL: a browser cannot set headers. */
export function openSocket(
  WebSocket: typeof globalThis.WebSocket,
  address: string,
  token: string,
  signal: AbortSignal | undefined,
): OpenedSocket {
  const socket = new WebSocket(address, liveProtocols(token))
  const waiting: string[] = []
  let ended: { code: number; reason: string } | null = null
  let wake = (): void => {}
  /** Does not wait for the close to be answered: on a connection that was cut off it may never be. */
  const end = (code: number, reason: string): void => {
    if (ended !== null) return
    ended = { code, reason }
    silence.stop()
    signal?.removeEventListener('abort', giveUp)
    socket.close()
    wake()
  }
  const giveUp = (): void => end(NOT_SAID, '')
  const silence = watchForSilence(giveUp)
  const push = (frame: string): void => {
    if (ended !== null) return
    silence.heard()
    waiting.push(frame)
    wake()
  }
  socket.addEventListener('open', () => push('open'))
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') push(data)
  })
  socket.addEventListener('close', ({ code, reason }) => end(code, reason))
  // An error is followed by a close.
  socket.addEventListener('error', () => {})
  signal?.addEventListener('abort', giveUp)

  async function* frames(): AsyncGenerator<string> {
    try {
      for (;;) {
        const frame = waiting.shift()
        if (frame !== undefined) yield frame
        else if (ended !== null) return
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      giveUp()
    }
  }
  return {
    frames: frames(),
    send: (text) => socket.send(text),
    ending: () => ended ?? { code: NOT_SAID, reason: '' },
  }
}
