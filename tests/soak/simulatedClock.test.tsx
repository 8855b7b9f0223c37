import { afterEach, beforeEach, expect, it } from 'vitest'
import { installSimulatedClock, type SimulatedClock } from './simulatedClock.ts'

const START_MS = Date.UTC(2026, 2, 14)
let frame: HTMLIFrameElement
let page: Window & typeof globalThis
let clock: SimulatedClock

/** Installed as text, as in the soak: anything it used from its module would be missing. */
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  page = frame.contentWindow as typeof page
  const script = page.document.createElement('script')
  script.textContent = `(${installSimulatedClock.toString()})({ startMs: ${START_MS} })`
  page.document.head.append(script)
  clock = page.simulatedClock
})
afterEach(() => frame.remove())

it('stands still until it is advanced', async () => {
  const heard: string[] = []
  page.setTimeout(() => heard.push('late'), 5)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard).toEqual([])
  expect(new page.Date().getTime()).toBe(START_MS)
  expect(page.Date.now()).toBe(START_MS)
})

it('runs due tasks in order, each at its own time', async () => {
  const heard: [what: string, afterMs: number][] = []
  const report = (what: string) => () => void heard.push([what, page.Date.now() - START_MS])
  page.setTimeout(report('second'), 2000)
  page.setTimeout(report('first'), 1000)
  page.setTimeout(report('never'), 60_000)
  page.setInterval(report('every'), 1500)
  await clock.advance(3000)
  expect(heard).toEqual([
    ['first', 1000],
    ['every', 1500],
    ['second', 2000],
    ['every', 3000],
  ])
  expect(clock.nowMs()).toBe(START_MS + 3000)
})

it('runs tasks set by tasks, and what their promises lead to', async () => {
  const heard: number[] = []
  page.setTimeout(() => {
    void Promise.resolve().then(() => page.setTimeout(() => heard.push(page.Date.now()), 500))
  }, 100)
  await clock.advance(1000)
  expect(heard).toEqual([START_MS + 600])
})

it('drops cleared tasks, even those cleared by an earlier task of the same moment', async () => {
  const heard: string[] = []
  page.setTimeout(() => page.clearTimeout(second), 100)
  const second = page.setTimeout(() => heard.push('second'), 100)
  page.clearInterval(page.setInterval(() => heard.push('interval'), 10))
  page.cancelAnimationFrame(page.requestAnimationFrame(() => heard.push('frame')))
  await clock.advance(1000)
  expect(heard).toEqual([])
})

it('draws a frame 16 ms later, and the next one only on request', async () => {
  const heard: number[] = []
  page.requestAnimationFrame(() => {
    heard.push(page.Date.now() - START_MS)
    page.requestAnimationFrame(() => heard.push(page.Date.now() - START_MS))
  })
  await clock.advance(1000)
  expect(heard).toEqual([16, 32])
})

it('advances performance.now with the clock', async () => {
  const before = page.performance.now()
  await clock.advance(3_600_000)
  expect(page.performance.now() - before).toBeGreaterThanOrEqual(3_600_000)
})

it('constructs dates from parts', () => {
  expect(new page.Date(2026, 0, 1).getFullYear()).toBe(2026)
  expect(new page.Date('2026-03-14T00:00:00Z').getTime()).toBe(START_MS)
  expect(new page.Date() instanceof page.Date).toBe(true)
})
