import { nextFrame } from './frames.ts'

/** Brisk scrolling: 3,600 px/s at 60 Hz. */
const STEP_PX = 60

/** Scrolls the page to its end, one step per frame. @returns duration of each frame, ms */
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
