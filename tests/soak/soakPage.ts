import type { Browser, CDPSession, Page } from 'playwright'
import { installSimulatedClock } from './simulatedClock.ts'
import type { SoakSample } from './verdict.ts'

/** Saturday, 14 March 2026, 00:00 UTC; after the clock change in New York, the wall's time zone. */
const START_MS = Date.UTC(2026, 2, 14)
const VIEWPORT = { width: 1600, height: 1240 }
const MINUTE_MS = 60_000
/** Time advances by this much per call, so that none takes long. */
const STEP_MS = 5 * MINUTE_MS
/** Real time the page may take to load its plugins. */
const LOADING_MS = 60_000

/** A wall whose time is set by hand. */
export interface SoakPage {
  page: Page
  /** Advances the simulated time. */
  advance(ms: number): Promise<void>
  /** What the page uses now, after garbage collection. */
  sample(hour: number): Promise<SoakSample>
  /** Whether the wall is grey and shows since when its data have been stale. */
  isGrey(): Promise<boolean>
  setDown(isDown: boolean): Promise<void>
}

export async function openSoakPage(browser: Browser, url: string): Promise<SoakPage> {
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.addInitScript(installSimulatedClock, { startMs: START_MS })
  await page.goto(url)
  await page.waitForFunction(() => 'wallPage' in window, null, { polling: 100 })
  const session = await page.context().newCDPSession(page)
  const advance = async (ms: number): Promise<void> => {
    for (let leftMs = ms; leftMs > 0; leftMs -= STEP_MS) {
      await page.evaluate((step) => window.simulatedClock.advance(step), Math.min(STEP_MS, leftMs))
    }
  }
  await untilDrawn(page, advance)
  return {
    page,
    advance,
    sample: (hour) => sampleOf(session, hour),
    isGrey: () =>
      page.evaluate(() => {
        const still = document.querySelector('.dashboard-wall[data-still="true"]') !== null
        const says = document.querySelector('[role="alert"]')?.textContent ?? ''
        return still && says.startsWith('No new data since')
      }),
    setDown: (isDown) => page.evaluate((down) => window.wallPage.setDown(down), isDown),
  }
}

/** Loading takes real time: until all widgets are drawn, simulated time waits for real time. */
async function untilDrawn(page: Page, advance: (ms: number) => Promise<void>): Promise<void> {
  const untilMs = performance.now() + LOADING_MS
  for (;;) {
    await advance(1000)
    const [widgets, drawn] = await page.evaluate(() => [
      document.querySelectorAll('[data-widget-id]').length,
      document.querySelectorAll('[data-widget-id] .air-widget').length,
    ])
    if (widgets! > 0 && widgets === drawn) return
    if (performance.now() > untilMs) {
      throw new Error(`expected every widget of the wall to be drawn, got ${drawn} of ${widgets}`)
    }
    await page.waitForTimeout(50)
  }
}

async function sampleOf(session: CDPSession, hour: number): Promise<SoakSample> {
  // Twice: objects finalized by the first one may hold others that only the second can free.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const heap = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number
    backingStorageSize?: number
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return {
    hour,
    heapBytes: heap.usedSize + (heap.backingStorageSize ?? 0),
    nodes,
    listeners: jsEventListeners,
  }
}
