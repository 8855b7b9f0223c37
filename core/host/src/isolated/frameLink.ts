import { FRAME_OPEN, FRAME_READY } from '../bridge/frameMessages.ts'

/**
 * Waits until a frame reports that it is loaded, and gives it one end of a message channel. A frame that
 * reports it again has left its page and returned.
 *
 * @param onPort receives the page's end
 * @param onLeft called once when the frame shows another page than the one that was opened in it
 * @returns the function that stops waiting
 */
export function linkFrame(
  frame: HTMLIFrameElement,
  onPort: (port: MessagePort) => void,
  onLeft: () => void,
): () => void {
  let isLinked = false
  let isLeft = false
  let loads = 0
  const leave = (): void => {
    if (!isLeft) onLeft()
    isLeft = true
  }
  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || source === null || data !== FRAME_READY) return
    if (isLinked) return leave()
    isLinked = true
    const { port1, port2 } = new MessageChannel()
    // The frame’s origin is opaque and cannot be named. The message contains no secrets.
    frame.contentWindow?.postMessage(FRAME_OPEN, '*', [port2])
    onPort(port1)
  }
  const onLoad = (): void => {
    loads += 1
    if (loads > 1) leave()
  }
  window.addEventListener('message', onMessage)
  frame.addEventListener('load', onLoad)
  return () => {
    window.removeEventListener('message', onMessage)
    frame.removeEventListener('load', onLoad)
  }
}
