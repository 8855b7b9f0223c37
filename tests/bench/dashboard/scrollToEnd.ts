import { nextFrame } from './frames.ts'

/** A brisk hand on the wheel: at 60 frames a second 3,600 px. */
const STEP_PX = 60

/** Scrolls the page to its end, a step each frame. @returns how long each frame took, ms */
export async function scrollToEnd(): Promise<number[]> {
  const page = document.documentElement
  const lengths: number[] = []
  let beforeMs = await nextFrame()
  while (page.scrollTop + page.clientHeight < page.scrollHeight - 1) {
    page.scrollBy(0, STEP_PX)
    const atMs = await nextFrame()
    lengths.push(atMs - beforeMs)
    beforeMs = atMs
  }
  return lengths
}
