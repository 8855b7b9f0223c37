import { nodeIdOf, type OpenSocket, type SocketListener } from '@airshed/data'
import type { LiveEvent, LiveUpdate } from '@airshed/schemas'
import { FLEET_POINT_IDS, READING_EVERY_MS, readingAt } from '../../bench/stage/fleet.ts'

/** The browser's close code for a lost connection. */
const BROKEN = 1006

export interface FleetSocket {
  open: OpenSocket
  /** While it is down, open connections break and new ones fail. */
  setDown(isDown: boolean): void
  /** Readings sent so far. */
  sent(): number
}

/** The server's end of the live socket: sends readings of the nodes the page asks for. */
export function createFleetSocket(): FleetSocket {
  const open = new Map<SocketListener, ReadonlySet<string>>()
  let isDown = false
  let sent = 0

  setInterval(() => {
    const atMs = Math.floor(Date.now() / READING_EVERY_MS) * READING_EVERY_MS
    for (const id of FLEET_POINT_IDS) {
      const event: LiveEvent = {
        event: 'measurements',
        data: { _id: id, measurements: [readingAt(id, atMs)] },
      }
      const text = JSON.stringify(event)
      for (const [listener, nodeIds] of open) {
        if (!nodeIds.has(nodeIdOf(id) ?? '')) continue
        sent += 1
        listener.onFrame(text)
      }
    }
  }, READING_EVERY_MS)

  return {
    open(_url, _protocols, listener) {
      setTimeout(() => {
        if (isDown) return listener.onClose(BROKEN)
        open.set(listener, new Set())
        listener.onOpen()
      }, 20)
      return {
        send(text) {
          if (!open.has(listener)) return
          const { data } = JSON.parse(text) as LiveUpdate
          open.set(listener, new Set(data.node_ids))
          const answer: LiveEvent = { event: 'subscribed', data: { node_ids: data.node_ids } }
          listener.onFrame(JSON.stringify(answer))
        },
        close: () => void open.delete(listener),
      }
    },
    setDown(next) {
      isDown = next
      if (!isDown) return
      const broken = [...open.keys()]
      open.clear()
      for (const listener of broken) listener.onClose(BROKEN)
    },
    sent: () => sent,
  }
}
