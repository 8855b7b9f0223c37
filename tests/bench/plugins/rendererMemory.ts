import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright'

/** What pages and frames of a browser hold. */
export interface RendererMemory {
  /** Private memory of all processes that draw pages, MB; NaN where the system does not tell. */
  privateMb: number
  /** Used heaps of JavaScript, MB, one for each place. */
  heapsMb: number[]
}

/** Private memory of a process, kB, as Linux counts it. */
function privateKb(pid: number): number {
  try {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const parts = [...told.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)]
    return parts.reduce((sum, [, kb]) => sum + Number(kb), 0)
  } catch {
    return Number.NaN
  }
}

/**
 * Memory of the browser of a page after a garbage collection. Code that processes share counts for
 * none of them; no other page may be open.
 *
 * @param places the page, and a frame of each further process
 */
export async function rendererMemory(
  page: Page,
  places: readonly (Page | Frame)[],
): Promise<RendererMemory> {
  const heapsMb: number[] = []
  for (const place of places) {
    const session = await page.context().newCDPSession(place)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    heapsMb.push(usedSize / 1e6)
    await session.detach()
  }
  const browser = await page.context().browser()!.newBrowserCDPSession()
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  await browser.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const kb = renderers.reduce((sum, { id }) => sum + privateKb(id), 0)
  return { privateMb: kb / 1000, heapsMb }
}
