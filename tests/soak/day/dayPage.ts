import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'
import { installSimulatedClock } from '../simulatedClock.ts'
import { readFacts, type Facts } from './readFacts.ts'

/** A page of the console whose time is set by hand. */
export interface DayPage {
  name: string
  /** Simulated time of the page, ms UTC. */
  nowMs(): Promise<number>
  advance(ms: number): Promise<void>
  /**
   * Resolves when everything the server has sent over the socket has arrived: real time in which a busy
   * machine delivers readings must not become simulated time in which a device was silent.
   */
  untilHeard(): Promise<void>
  /** Resolves when all of its calls are answered. */
  untilAnswered(): Promise<void>
  look(): Promise<Facts>
  /** Heap in MB and DOM nodes, after garbage collection. */
  size(): Promise<{ heapMb: number; nodes: number }>
  /** Errors and warnings of the page so far. */
  problems: readonly string[]
}

const VIEWPORT = { width: 1440, height: 2000 }
/** Real time a page may take to load, or a call to be answered; ms. */
const WITHIN_MS = 600_000
const LOADING_STEP_MS = 50
/** Real time without a message, ms; the server has sent everything before it responds. */
const QUIET_MS = 25
/** Nobody watches the animation of a map, and pages are only checked after each step. */
const RARE_FRAMES = { frameMs: 500, realFrameEveryMs: 120_000 }
/** Maps are rendered without a GPU here, and the driver says so. */
const DRIVER = /GL Driver Message|Automatic fallback to software WebGL/
/**
 * The server is up to a turn ahead of a page, which exceeds the margin with which a page treats its token
 * as expired: the page gets an error, requests another token, and repeats the call.
 */
const TOKEN_ENDED = /status of 401/

/** Opens a page of the console and lets its time pass until all widgets are drawn. */
export async function openDayPage(
  context: BrowserContext,
  { name, url, startMs }: { name: string; url: string; startMs: number },
): Promise<DayPage> {
  const page = await context.newPage()
  await page.setViewportSize(VIEWPORT)
  const problems: string[] = []
  page.on('console', (message) => {
    const words = message.text()
    if (!['error', 'warning'].includes(message.type())) return
    if (DRIVER.test(words) || TOKEN_ENDED.test(words)) return
    problems.push(`${message.type()}: ${words}`)
  })
  page.on('pageerror', ({ message }) => problems.push(`pageerror: ${message}`))
  const calls = { open: 0 }
  page.on('request', () => (calls.open += 1))
  page.on('requestfinished', () => (calls.open -= 1))
  page.on('requestfailed', () => (calls.open -= 1))
  let messages = 0
  page.on('websocket', (socket) => socket.on('framereceived', () => (messages += 1)))
  const session = await context.newCDPSession(page)
  await page.addInitScript(installSimulatedClock, { startMs, ...RARE_FRAMES })
  await page.goto(url)

  const advance = (ms: number): Promise<void> =>
    page.evaluate((step) => window.simulatedClock.advance(step), ms)
  const untilAnswered = async (): Promise<void> => {
    const untilMs = performance.now() + WITHIN_MS
    while (calls.open > 0) {
      if (performance.now() > untilMs)
        throw new Error(`${name}: ${calls.open} calls have no answer`)
      await page.evaluate(() =>
        window.scheduler.postTask(() => undefined, { priority: 'background' }),
      )
    }
  }
  const untilHeard = async (): Promise<void> => {
    let heard = -1
    while (heard !== messages) {
      heard = messages
      await sleep(QUIET_MS)
    }
  }
  const isDrawn = (): Promise<boolean> =>
    page.evaluate(() => {
      const widgets = document.querySelectorAll('[data-widget-id]')
      const busy = document.querySelectorAll('[data-widget-id][aria-busy="true"]')
      const drawn = document.querySelectorAll('[data-widget-id] .air-widget')
      return widgets.length > 0 && drawn.length === widgets.length && busy.length === 0
    })
  const untilMs = performance.now() + WITHIN_MS
  while (!(await isDrawn())) {
    if (performance.now() > untilMs) {
      throw new Error(
        `${name}: expected every widget to be drawn, got ${JSON.stringify(await page.evaluate(readFacts))}`,
      )
    }
    await advance(LOADING_STEP_MS)
    await untilAnswered()
  }
  return {
    name,
    nowMs: () => page.evaluate(() => window.simulatedClock.nowMs()),
    advance,
    untilHeard,
    untilAnswered,
    look: () => page.evaluate(readFacts),
    async size() {
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      const { nodes } = await session.send('Memory.getDOMCounters')
      return { heapMb: usedSize / 1e6, nodes }
    },
    problems,
  }
}
