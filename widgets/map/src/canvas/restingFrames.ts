type FrameCallback = (time: number) => void

/** Source of animation frames, with the method names of the window. */
export interface FrameSource {
  requestAnimationFrame(callback: FrameCallback): number
  cancelAnimationFrame(id: number): void
}

/** Frames for a loop that requests the next one in each: it gets none while nothing changes. */
export interface RestingFrames extends FrameSource {
  /** Something changed: the loop resumes, for as many frames as it gets after a change. */
  wake(): void
}

/** After a change deck.gl needs a frame or two to ask the map to draw; that wakes it again. */
const AWAKE_FRAMES = 10

/** Frames of a source, passed on while awake; it starts awake. */
export function createRestingFrames(source: FrameSource = window): RestingFrames {
  let left = AWAKE_FRAMES
  let waiting: FrameCallback | null = null
  let asked = 0
  const ask = (callback: FrameCallback): void => {
    left -= 1
    waiting = null
    asked = source.requestAnimationFrame(callback)
  }
  return {
    requestAnimationFrame(callback) {
      if (left > 0) ask(callback)
      else waiting = callback
      // A loop has one pending frame at a time: one id is enough.
      return 1
    },
    cancelAnimationFrame() {
      waiting = null
      source.cancelAnimationFrame(asked)
    },
    wake() {
      left = AWAKE_FRAMES
      if (waiting !== null) ask(waiting)
    },
  }
}
