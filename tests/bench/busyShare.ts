import type { CDPSession, Frame, Page } from 'playwright'

/**
 * Share of the time during which the main threads of pages, or of frames with their own process,
 * were busy, 0–1: the CPU time of their tasks as the browser counts it, so that other load on the
 * machine matters little.
 *
 * @throws when a frame shares its thread with the page
 */
export async function busyShares(
  page: Page,
  places: readonly (Page | Frame)[],
  lengthMs: number,
): Promise<number[]> {
  const context = page.context()
  const sessions = await Promise.all(places.map((place) => context.newCDPSession(place)))
  for (const session of sessions) {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  }
  const before = await Promise.all(sessions.map(taskSeconds))
  const startedMs = performance.now()
  await page.waitForTimeout(lengthMs)
  const after = await Promise.all(sessions.map(taskSeconds))
  const passedMs = performance.now() - startedMs
  await Promise.all(sessions.map((session) => session.detach()))
  return after.map((seconds, index) => ((seconds - before[index]!) * 1000) / passedMs)
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** The share of one page; see `busyShares`. */
export async function busyShare(page: Page, lengthMs: number): Promise<number> {
  const [share = Number.NaN] = await busyShares(page, [page], lengthMs)
  return share
}
