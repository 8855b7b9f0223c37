import { FRAME_OPEN, FRAME_READY } from '../bridge/frameMessages.ts'

/**
 * Waits until a frame says that it is loaded, and gives it one end of a line of its own. A frame that
 * says so again has left its page and come back.
 *
 * @param onPort gets the page's end
 * @param onLeft told once: the frame shows another page than the one that was opened in it
 * @returns the function that ends the waiting
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
    // The frame’s origin is opaque: there is no other name for it. What goes with it is no secret.
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
