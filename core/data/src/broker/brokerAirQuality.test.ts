import type { AirQualityNeed } from '@airshed/contract'
import { describe, expect, test } from 'vitest'
import { brokerPage, HOUR_MS, MINUTE_MS } from '../testsupport/brokerPage.ts'
import { airAt } from '../testsupport/fakeServer.ts'

const air = (...nodeIds: string[]): AirQualityNeed => ({ kind: 'airQuality', nodeIds })
const PATH = 'search/air_quality'

describe('the air quality of devices on a page', () => {
  test('requests the current air quality once for all widgets', async () => {
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

  test('leaves out the air quality of an unavailable device', async () => {
    const { widget, settle } = brokerPage()
    const own = widget([air('gone:0')])
    await settle()
    expect(own.current()).toMatchObject({ state: 'ready', airQuality: {} })
  })

  test('requests the air quality at the end of a past range', async () => {
    const { widget, settle, clock, server } = brokerPage()
    const to = clock.now() - 5 * HOUR_MS
    const range = { from: to - 3 * HOUR_MS, to }
    const own = widget([air('N1:0')], { range, isLive: false })
    await settle()
    expect(server.to(PATH).map(({ body }) => body)).toEqual([{ node_id: ['N1:0'], end: to }])
    expect(own.current().airQuality['N1:0']).toEqual(airAt(to))
  })

  test('fetches the air quality of a live page each minute, and keeps it while that fails', async () => {
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

  test('says why the air quality cannot be read', async () => {
    const { widget, settle, server } = brokerPage()
    server.failing.set(PATH, 403)
    const own = widget([air('N1:0')])
    await settle()
    expect(own.current()).toMatchObject({ state: 'error', airQuality: {} })
  })

  test('an optional air quality comes later, and keeps nothing waiting', async () => {
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

  test('requests the air quality once for widgets that wait for it and that do not', async () => {
    const { widget, settle, server } = brokerPage()
    widget([{ ...air('N1:0'), isOptional: true }])
    widget([air('N1:0')])
    await settle()
    expect(server.to(PATH)).toHaveLength(1)
  })
})
