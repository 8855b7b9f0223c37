import type { DataNeed, MeasurementsNeed } from '@airshed/contract'
import { createBroker } from '../broker/broker.ts'
import type { BrokerContext } from '../broker/brokerTypes.ts'
import { createQueryClient } from '../queryClient.ts'
import { fakeLive } from './fakeLive.ts'
import { fakeServer } from './fakeServer.ts'
import { handClock } from './handClock.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

export const pm25 = (node: number): string => `N${node}.0.0.0/132:5`
export const co2 = (node: number): string => `N${node}.0.0.0/131:10`

export const readings = (
  dataPointIds: readonly string[],
  changes: Partial<MeasurementsNeed> = {},
): MeasurementsNeed => ({
  kind: 'measurements',
  dataPointIds,
  window: 'range',
  statistic: 'mean',
  live: true,
  ...changes,
})

/** A page with a broker on a server in memory, drawn frame by frame by the test. */
export function brokerPage() {
  const queryClient = createQueryClient()
  // The start of a minute, so that readings of each minute are counted easily.
  const clock = handClock(28_400_000 * MINUTE_MS)
  const server = fakeServer(clock)
  const live = fakeLive()
  let tasks: (() => void)[] = []
  const broker = createBroker({
    api: server.api,
    live,
    // Without the backoff of its own retries, which a test clock does not advance.
    queryClient: { fetchQuery: (recipe) => queryClient.fetchQuery({ ...recipe, retry: false }) },
    clock,
    schedule: clock.schedule,
    scheduleFrame: (task) => {
      tasks.push(task)
      return () => {
        tasks = tasks.filter((other) => other !== task)
      }
    },
  })
  const drawFrame = (): void => {
    const due = tasks
    tasks = []
    for (const task of due) task()
  }
  /** Answers requests and renders until nothing changes. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 6; turn += 1) {
      drawFrame()
      await new Promise<void>((resolve) => {
        setTimeout(resolve, 0)
      })
    }
  }
  const context = (changes: Partial<BrokerContext> = {}): BrokerContext => ({
    range: { from: clock.now() - 3 * HOUR_MS, to: clock.now() },
    isLive: true,
    width: 600,
    timezone: 'Europe/Lisbon',
    slug: 'org_city',
    ...changes,
  })
  const widget = (needs: readonly DataNeed[], changes: Partial<BrokerContext> = {}) => {
    const news = { count: 0 }
    const subscription = broker.subscribe(needs, context(changes), () => (news.count += 1))
    return { ...subscription, news }
  }
  return { broker, clock, server, live, drawFrame, settle, context, widget }
}
