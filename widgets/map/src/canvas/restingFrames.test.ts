import { describe, expect, it } from 'vitest'
import { createRestingFrames } from './restingFrames.ts'

/** A loop that asks for the next frame in each, and a screen that shows frames when told to. */
function loopOnScreen() {
  let next: ((time: number) => void) | null = null
  let drawn = 0
  const frames = createRestingFrames({
    requestAnimationFrame(callback) {
      next = callback
      return 7
    },
    cancelAnimationFrame() {
      next = null
    },
  })
  const loop = (): void => {
    drawn += 1
    frames.requestAnimationFrame(loop)
  }
  frames.requestAnimationFrame(loop)
  return {
    frames,
    drawn: () => drawn,
    show(count: number) {
      for (let at = 0; at < count; at += 1) {
        const now = next
        next = null
        now?.(at)
      }
    },
  }
}

describe('a drawing loop', () => {
  it('rests after some frames without a change', () => {
    const { show, drawn } = loopOnScreen()
    show(1000)
    expect(drawn()).toBe(10)
  })

  it('resumes after a change, and keeps drawing while changes arrive', () => {
    const { frames, show, drawn } = loopOnScreen()
    show(1000)
    frames.wake()
    show(1000)
    expect(drawn()).toBe(20)
    for (let at = 0; at < 100; at += 1) {
      frames.wake()
      show(1)
    }
    expect(drawn()).toBe(120)
  })

  it.each([0, 1000])('stops for good when it is cancelled after %d frames', (count) => {
    const { frames, show, drawn } = loopOnScreen()
    show(count)
    const before = drawn()
    frames.cancelAnimationFrame(1)
    frames.wake()
    show(1000)
    expect(drawn()).toBe(before)
  })
})
