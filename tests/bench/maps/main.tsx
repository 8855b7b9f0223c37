import { nodeWithDataPoints, profile, StoryPage, WidgetStory } from '@airshed/testing/stories'
import type { Node } from '@airshed/schemas'
import { builtInWidget } from '@airshed/plugins'
import { createRoot, type Root } from 'react-dom/client'

/** What the benchmark calls in the page. */
export interface MapStage {
  /** Draws a map of `count` devices; ms until its marks are painted. */
  drawMap: (count: number) => Promise<number>
  /** Pans the map for `durationMs`; ms of each frame meanwhile. */
  panMap: (durationMs: number) => Promise<number[]>
  /** Removes the map. */
  clearMap: () => void
  /** Heap bytes after a collection. */
  heapBytes: () => number
}

declare global {
  // oxlint-disable-next-line no-var -- how a global is declared
  var mapStage: MapStage | undefined
}

const plugin = builtInWidget('MapWidget')

/** Colour of an online device in the light theme: once it appears, marks are drawn. */
const ONLINE = [27, 127, 75]

/** Devices over most of the world, even and deterministic. */
function fleet(count: number): Node[] {
  const profiles = [profile()]
  return Array.from({ length: count }, (_, at) => {
    const serial = (0x1c000000 + at).toString(16).toUpperCase()
    const golden = (at * 0.618034) % 1
    return {
      ...nodeWithDataPoints(`${serial}:0`, [`${serial}.0.0.0/132:5`]),
      location: [golden * 120 - 55, ((at + 0.5) / count) * 340 - 170],
      profiles,
    }
  })
}

const frame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
const mapCanvas = () => document.querySelector<HTMLCanvasElement>('canvas.maplibregl-canvas')
const copy = document.createElement('canvas')

/** Whether the map has marks on it. */
function hasMarks(canvas: HTMLCanvasElement): boolean {
  const ctx = copy.getContext('2d', { willReadFrequently: true })
  copy.width = canvas.width
  copy.height = canvas.height
  ctx?.drawImage(canvas, 0, 0)
  const { data = [] } = ctx?.getImageData(0, 0, copy.width, copy.height) ?? {}
  for (let at = 0; at < data.length; at += 4) {
    if (ONLINE.every((part, nth) => data[at + nth] === part)) return true
  }
  return false
}

let root: Root | null = null

globalThis.mapStage = {
  async drawMap(count) {
    const nodes = fleet(count)
    const config = { node_id: nodes.map(({ node_id: id }) => id) }
    const data = () => ({ nodes })
    const startMs = performance.now()
    root = createRoot(document.querySelector('#root') as Element)
    root.render(
      <StoryPage theme="light" locale="en_US">
        <WidgetStory {...{ plugin, config, data }} size={{ width: 1000, height: 560 }} />
      </StoryPage>,
    )
    for (;;) {
      await frame()
      const canvas = mapCanvas()
      if (canvas !== null && hasMarks(canvas)) return performance.now() - startMs
    }
  },
  async panMap(durationMs) {
    const canvas = mapCanvas()
    const frames: number[] = []
    const startMs = await frame()
    let beforeMs = startMs
    while (beforeMs - startMs < durationMs) {
      const isRight = Math.floor((beforeMs - startMs) / 1000) % 2 === 0
      const key = isRight ? 'ArrowRight' : 'ArrowLeft'
      const keyCode = isRight ? 39 : 37
      canvas?.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true }))
      const nowMs = await frame()
      frames.push(nowMs - beforeMs)
      beforeMs = nowMs
    }
    return frames
  },
  clearMap() {
    root?.unmount()
    root = null
  },
  heapBytes() {
    ;(globalThis as { gc?: () => void }).gc?.()
    return (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
  },
}
