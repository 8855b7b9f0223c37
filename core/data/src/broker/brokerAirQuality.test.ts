import type { AirQualityNeed } from '@airshed/contract'
import { describe, expect, test } from 'vitest'
import { brokerPage, HOUR_MS, MINUTE_MS } from '../testsupport/brokerPage.ts'
import { airAt } from '../testsupport/fakeServer.ts'

const air = (...nodeIds: string[]): AirQualityNeed => ({ kind: 'airQuality', nodeIds })
const PATH = 'search/air_quality'

describe('the air of devices on a page', () => {
  test('is asked for in one call by all widgets, as of now', async () => {
    const { widget, settle, clock, server } = brokerPage()
    const first = widget([air('N1:0')])
    const second = widget([air('N2:0', 'N1:0')])
    expect(first.current().state).toBe('loading')
    await settle()
    expect(first.current()).toMatchObject({
      state: 'ready',
      airQuality: { 'N1:0': airAt(clock.now()) },
    })
    expect(Object.keys(second.current().airQuality)).toEqual(['N2:0', 'N1:0'])
    expect(server.to(PATH).map(({ body }) => body)).toEqual([{ node_id: ['N1:0', 'N2:0'] }])
  })

  test('is absent where a device is not available', async () => {
    const { widget, settle } = brokerPage()
    const own = widget([air('gone:0')])
    await settle()
    expect(own.current()).toMatchObject({ state: 'ready', airQuality: {} })
  })

  test('of a page that shows the past is that at the end of its range', async () => {
    const { widget, settle, clock, server } = brokerPage()
    const to = clock.now() - 5 * HOUR_MS
    const range = { from: to - 3 * HOUR_MS, to }
    const own = widget([air('N1:0')], { range, isLive: false })
    await settle()
    expect(server.to(PATH).map(({ body }) => body)).toEqual([{ node_id: ['N1:0'], end: to }])
    expect(own.current().airQuality['N1:0']).toEqual(airAt(to))
  })

  test('of a live page is made again each minute, and stays while that fails', async () => {
    const { widget, settle, clock, server } = brokerPage()
    const own = widget([air('N1:0')])
    await settle()
    server.failing.set(PATH, 500)
    for (let passed = 0; passed < 2 * MINUTE_MS; passed += MINUTE_MS / 4) {
      clock.pass(MINUTE_MS / 4)
      await settle()
    }
    expect(server.to(PATH).length).toBeGreaterThanOrEqual(2)
    expect(own.current()).toMatchObject({
      state: 'ready',
      airQuality: { 'N1:0': expect.anything() },
    })
  })

  test('says why it cannot be had', async () => {
    const { widget, settle, server } = brokerPage()
    server.failing.set(PATH, 403)
    const own = widget([air('N1:0')])
    await settle()
    expect(own.current()).toMatchObject({ state: 'error', airQuality: {} })
  })

  test('that a widget does without comes later, and keeps nothing back', async () => {
    const { widget, settle, clock, server } = brokerPage()
    server.failing.set(PATH, 403)
    const own = widget([{ ...air('N1:0'), isOptional: true }])
    await settle()
    expect(own.current()).toMatchObject({ state: 'ready', airQuality: {} })
    server.failing.clear()
    own.retry()
    await settle()
    expect(own.current()).toMatchObject({
      state: 'ready',
      airQuality: { 'N1:0': airAt(clock.now()) },
    })
  })

  test('is asked for once by a widget that waits for it and one that does not', async () => {
    const { widget, settle, server } = brokerPage()
    widget([{ ...air('N1:0'), isOptional: true }])
    widget([air('N1:0')])
    await settle()
    expect(server.to(PATH)).toHaveLength(1)
  })
})
