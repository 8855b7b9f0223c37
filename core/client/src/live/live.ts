import type { LiveUpdate, Measurement } from '@airshed/schemas'
import { backoffMs } from '../backoff.ts'
import { ApiError } from '../errors.ts'
import { pause } from '../pause.ts'
import { openSocket } from './openSocket.ts'
import { readEvent } from './readEvent.ts'

/** New readings of one data point. */
export interface Measurements {
  dataPointId: string
  /** The values are corrected, and the same readings come as reported too; absent: as the device reported them. */
  basis?: 'corrected'
  measurements: readonly Measurement[]
}

export interface LiveOptions {
  /** Ends the iteration, without an error. */
  signal?: AbortSignal
  /** Readings may have been missed; those that are needed are in the server's store. */
  onGap?: () => void
  /** Default the WebSocket of the runtime. */
  WebSocket?: typeof globalThis.WebSocket
}

interface LiveSettings extends LiveOptions {
  server: string
  tokenOf: () => Promise<string>
  nodeIds: readonly string[]
}

/** Close codes after which a retry is pointless: the token, the frame, the number of sockets. */
const REFUSALS: Readonly<Record<number, { status: number; code: string }>> = {
  4400: { status: 400, code: 'BAD_REQUEST' },
  4401: { status: 401, code: 'API_TOKEN_INVALID' },
  4429: { status: 429, code: 'TOO_MANY_REQUESTS' },
}

/** Readings of devices as they come. @throws ApiError if the server refuses the connection */
export async function* live(settings: LiveSettings): AsyncGenerator<Measurements, void> {
  const { server, tokenOf, nodeIds, signal, onGap, WebSocket = globalThis.WebSocket } = settings
  const address = `${server.replace(/^http/, 'ws')}/v2/socket`
  const isOver = (): boolean => signal?.aborted === true
  let wasOpen = false
  for (let failures = 0; !isOver();) {
    const token = await tokenOf()
    if (isOver()) return
    const socket = openSocket(WebSocket, address, token, signal)
    for await (const frame of socket.frames) {
      if (frame === 'open') {
        const update: LiveUpdate = { event: 'update', data: { node_ids: [...nodeIds] } }
        socket.send(JSON.stringify(update))
        continue
      }
      failures = 0
      const event = readEvent(frame)
      if (event?.event === 'subscribed' && wasOpen) onGap?.()
      if (event?.event === 'subscribed') wasOpen = true
      if (event?.event === 'resync') onGap?.()
      if (event?.event === 'measurements') {
        const { _id: dataPointId, ...rest } = event.data
        yield { dataPointId, ...rest }
      }
    }
    if (isOver()) return
    const { code, reason } = socket.ending()
    const refusal = REFUSALS[code]
    if (refusal !== undefined) throw new ApiError({ ...refusal, detail: reason })
    failures += 1
    // Only the signal cuts it short, and then the iteration is over.
    await pause(backoffMs(failures, Math.random()), signal).catch(() => {})
  }
}
