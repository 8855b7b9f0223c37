import type { BrokerContext, BrokerResult } from '@airshed/data'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TEST_INTERVAL_MS, TEST_NOW_MS, TEST_RANGE } from '../builders/times.ts'
import { widgetData } from '../builders/widgetData.ts'
import { createMovingBroker } from './movingBroker.ts'

const needs = [
  {
    kind: 'measurements',
    dataPointIds: ['1C00A3F7.0.0.0/132:5'],
    window: 'range',
    statistic: 'mean',
    live: true,
  },
  { kind: 'status' },
  { kind: 'alerts', limit: 5 },
] as const
const context: BrokerContext = {
  range: TEST_RANGE,
  isLive: true,
  width: 400,
  timezone: 'UTC',
  slug: 'org_city',
}
const answer = (): BrokerResult => ({
  ...widgetData([...needs]),
  state: 'ready',
  range: TEST_RANGE,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(answered: () => BrokerResult = answer) {
  const { broker, clock } = createMovingBroker(answered)
  let news = 0
  const subscription = broker.subscribe([...needs], context, () => (news += 1))
  return { broker, clock, subscription, news: () => news }
}

it('moves each series by one reading a second, in a window of the same length', () => {
  const { subscription, clock, news } = watched()
  const before = subscription.current()
  vi.advanceTimersByTime(3000)
  const after = subscription.current()
  expect(news()).toBe(3)
  expect(after.frames[0]?.times.length).toBe(before.frames[0]?.times.length)
  expect(after.frames[0]?.times.at(-1)).toBe(TEST_NOW_MS + 3 * TEST_INTERVAL_MS)
  expect(after.frames[0]?.times).not.toBe(before.frames[0]?.times)
  expect(after.range).toEqual({
    from: TEST_RANGE.from + 3 * TEST_INTERVAL_MS,
    to: TEST_RANGE.to + 3 * TEST_INTERVAL_MS,
  })
  expect(clock.now()).toBe(TEST_NOW_MS + 3 * TEST_INTERVAL_MS)
})

it('keeps the number of devices while they come and go, and tells of a new alert', () => {
  const { subscription } = watched()
  const before = subscription.current()
  vi.advanceTimersByTime(20_000)
  const after = subscription.current()
  expect(after.status).not.toEqual(before.status)
  const total = (one: BrokerResult) =>
    Object.values(one.status ?? {}).map(({ online, offline }) => online + offline)
  expect(total(after)).toEqual(total(before))
  expect(
    Math.min(...Object.values(after.status ?? {}).map(({ online }) => online)),
  ).toBeGreaterThan(-1)
  expect(after.alerts?.total).toBe((before.alerts?.total ?? 0) + 4)
})

it('moves the same way in every run', () => {
  const [one, other] = [watched(), watched()]
  vi.advanceTimersByTime(5000)
  expect(one.subscription.current()).toEqual(other.subscription.current())
})

it('moves nothing that was not answered', () => {
  const { subscription, news } = watched(() => ({ ...answer(), state: 'loading' }))
  vi.advanceTimersByTime(2000)
  expect(news()).toBe(0)
  expect(subscription.current().state).toBe('loading')
})

it('leaves no timer behind once nobody is subscribed', () => {
  const { subscription } = watched()
  expect(vi.getTimerCount()).toBe(1)
  subscription.unsubscribe()
  expect(vi.getTimerCount()).toBe(0)
})
