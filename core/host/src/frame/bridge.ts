import { FRAME_OPEN, FRAME_READY, type FrameMessage } from '../bridge/frameMessages.ts'
import type { FramePage, FrameSubject, HostMessage } from '../bridge/hostMessages.ts'

/** The frame's end of the connection to its page. */
export interface FrameBridge {
  post(message: FrameMessage): void
  /** @returns the function that ends the subscription */
  listen(listener: (message: HostMessage) => void): () => void
  /** The latest state of the page and of what to show; undefined before the first message. */
  latest(): { page?: FramePage; subject?: FrameSubject }
}

/** Announces the frame, and waits for its connection to the page. */
export function openBridge(): Promise<FrameBridge> {
  return new Promise((resolve) => {
    const onMessage = ({ source, data, ports }: MessageEvent<unknown>): void => {
      const [port] = ports
      if (source !== window.parent || data !== FRAME_OPEN || port === undefined) return
      window.removeEventListener('message', onMessage)
      resolve(bridgeOn(port))
    }
    window.addEventListener('message', onMessage)
    // Any parent is accepted: the page's policy restricts which ones are possible.
    window.parent.postMessage(FRAME_READY, '*')
  })
}

function bridgeOn(port: MessagePort): FrameBridge {
  const listeners = new Set<(message: HostMessage) => void>()
  const early: HostMessage[] = []
  const latest: { page?: FramePage; subject?: FrameSubject } = {}
  port.addEventListener('message', ({ data }: MessageEvent<HostMessage>) => {
    if ('page' in data) latest.page = data.page
    if ('subject' in data) latest.subject = data.subject
    if (listeners.size === 0) early.push(data)
    for (const listener of listeners) listener(data)
  })
  port.start()
  return {
    post: (message) => port.postMessage(message),
    listen(listener) {
      listeners.add(listener)
      for (const message of early.splice(0)) listener(message)
      return () => listeners.delete(listener)
    },
    latest: () => latest,
  }
}
