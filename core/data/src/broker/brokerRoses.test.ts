import type { RoseNeed } from '@airshed/contract'
import { describe, expect, test } from 'vitest'
import { brokerPage, HOUR_MS, MINUTE_MS } from '../testsupport/brokerPage.ts'
import { SERVER_ROSE } from '../testsupport/fakeServer.ts'

const rose = (node: string, changes: Partial<RoseNeed> = {}): RoseNeed => ({
  kind: 'rose',
  speedDataPointId: `${node}.0.0.0/150:1`,
  directionDataPointId: `${node}.0.0.0/150:2`,
  ...changes,
})

const PATH = 'search/statistics/rose'

describe('the rose of a range', () => {
  test('requests a rose once for all widgets with the same need', async () => {
    const { widget, settle, server } = brokerPage()
    const first = widget([rose('N1', { speedBreaks: [2, 4], isCorrected: false })])
    const second = widget([rose('N1', { speedBreaks: [2, 4], isCorrected: false })])
    expect(first.current().state).toBe('loading')
    await settle()
    expect(first.current()).toMatchObject({ state: 'ready', roses: [SERVER_ROSE] })
    expect(second.current().roses).toEqual([SERVER_ROSE])
    expect(server.to(PATH).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        speed_data_point_id: 'N1.0.0.0/150:1',
        direction_data_point_id: 'N1.0.0.0/150:2',
        speed_breaks: [2, 4],
        corrected: false,
      }),
    ])
    const { from, to } = server.to(PATH)[0]?.body ?? {}
    expect(Number(to) - Number(from)).toBe(3 * HOUR_MS)
  })

  test('puts a rose in the place of its need, null for an unavailable data point', async () => {
    const { widget, settle } = brokerPage()
    const own = widget([rose('gone'), rose('N2')])
    await settle()
    expect(own.current().roses).toEqual([null, SERVER_ROSE])
  })

  test('fetches the rose of a live page each minute, and keeps it while that fails', async () => {
    const { widget, settle, clock, server } = brokerPage()
    const own = widget([rose('N1')])
    await settle()
    server.failing.set(PATH, 500)
    for (let passed = 0; passed < 2 * MINUTE_MS; passed += MINUTE_MS / 4) {
      clock.pass(MINUTE_MS / 4)
      await settle()
    }
    const ends = server.to(PATH).map(({ body }) => Number(body['to']))
    expect(ends.length).toBeGreaterThanOrEqual(2)
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS)
    expect(own.current()).toMatchObject({ state: 'ready', roses: [SERVER_ROSE] })
  })

  test('says why a rose cannot be read, and requests it again', async () => {
    const { widget, settle, server } = brokerPage()
    server.failing.set(PATH, 403)
    const own = widget([rose('N1')])
    await settle()
    expect(own.current().state).toBe('error')
    server.failing.clear()
    own.retry()
    await settle()
    expect(own.current()).toMatchObject({ state: 'ready', roses: [SERVER_ROSE] })
  })
})
