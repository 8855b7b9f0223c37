/** A connection that is read by iteration. */
interface OpenedSocket {
  /** `open` once it is there, then each frame of text until it is closed. */
  frames: AsyncIterable<'open' | (string & {})>
  send(text: string): void
  /** Why it was closed; code 1006 where nobody said. */
  ending(): { code: number; reason: string }
}

/** Opens a connection by a token that stands in no address: a browser can set no header. */
export function openSocket(
  WebSocket: typeof globalThis.WebSocket,
  address: string,
  token: string,
  signal: AbortSignal | undefined,
): OpenedSocket {
  const socket = new WebSocket(address, ['airshed.v2', `airshed.bearer.${token}`])
  const waiting: string[] = []
  let ended: { code: number; reason: string } | null = null
  let wake = (): void => {}
  const push = (frame: string): void => {
    waiting.push(frame)
    wake()
  }
  const close = (): void => socket.close()
  socket.addEventListener('open', () => push('open'))
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') push(data)
  })
  socket.addEventListener('close', ({ code, reason }) => {
    signal?.removeEventListener('abort', close)
    ended = { code, reason }
    wake()
  })
  // What follows an error is the close.
  socket.addEventListener('error', () => {})
  if (signal?.aborted === true) close()
  else signal?.addEventListener('abort', close, { once: true })

  async function* frames(): AsyncGenerator<string> {
    try {
      for (;;) {
        const frame = waiting.shift()
        if (frame !== undefined) yield frame
        else if (ended !== null) return
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      socket.close()
    }
  }
  return {
    frames: frames(),
    send: (text) => socket.send(text),
    ending: () => ended ?? { code: 1006, reason: '' },
  }
}
