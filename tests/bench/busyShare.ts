import type { Page } from 'playwright'

/**
 * Share of the time for which the main thread of a page worked, 0–1: the time of its tasks on the
 * processor as the browser counts it, so that what else runs on the machine counts little.
 */
export async function busyShare(page: Page, lengthMs: number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskSeconds = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await taskSeconds()
  const startedMs = performance.now()
  await page.waitForTimeout(lengthMs)
  const workedMs = ((await taskSeconds()) - before) * 1000
  const share = workedMs / (performance.now() - startedMs)
  await session.detach()
  return share
}
