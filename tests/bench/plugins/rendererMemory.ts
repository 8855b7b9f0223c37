import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright'

/** Memory of a browser's pages and frames. */
export interface RendererMemory {
  /** Private memory of all renderer processes, MB; NaN if the system does not report it. */
  privateMb: number
  /** Used JavaScript heap, MB, one per place. */
  heapsMb: number[]
}

/** Private memory of a process, kB, as reported by Linux. */
function privateKb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const parts = [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)]
    return parts.reduce((sum, [, kb]) => sum + Number(kb), 0)
  } catch {
    return Number.NaN
  }
}

/**
 * Memory of a page's browser after a garbage collection. Code shared between processes is not
 * counted; no other page may be open.
 *
 * @param places the page, and one frame of each further process
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
