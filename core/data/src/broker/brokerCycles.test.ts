import type { CyclesNeed } from '@airshed/contract'
import { describe, expect, test } from 'vitest'
import { brokerPage, HOUR_MS, MINUTE_MS, pm25 } from '../testsupport/brokerPage.ts'

const need = (dataPointIds: string[], timezone?: string): CyclesNeed => ({
  kind: 'cycles',
  dataPointIds,
  ...(timezone === undefined ? {} : { timezone }),
})

describe('the usual courses of a page', () => {
  test('requests usual courses once for all widgets, in the time zone of each device', async () => {
    const { widget, settle, server } = brokerPage()
    const first = widget([need([pm25(1)])])
    const second = widget([need([pm25(2), pm25(1)])])
    await settle()
    expect(first.current()).toMatchObject({ state: 'ready' })
    expect(Object.keys(second.current().cycles)).toEqual([pm25(2), pm25(1)])
    const asked = server.to('search/statistics/cycles')
    expect(asked.map(({ body }) => body['data_point_id'])).toEqual([[pm25(1), pm25(2)]])
    expect(asked[0]?.body).not.toHaveProperty('timezone')
  })

  test('requests usual courses again for another time zone', async () => {
    const { widget, settle, server } = brokerPage()
    widget([need([pm25(1)])])
    const other = widget([need([pm25(1)], 'Asia/Kolkata')])
    await settle()
    expect(other.current().cycles[pm25(1)]?.timezone).toBe('Asia/Kolkata')
    expect(server.to('search/statistics/cycles')).toHaveLength(2)
  })

  test('waits for usual courses, and says why there are none', async () => {
    const { widget, settle, server } = brokerPage()
    server.failing.set('search/statistics/cycles', 403)
    const own = widget([need([pm25(1)])])
    expect(own.current().state).toBe('loading')
    await settle()
    expect(own.current()).toMatchObject({ state: 'error', cycles: {} })
  })

  test('requests usual courses again when a device moves to another time zone', async () => {
    const { widget, settle, clock, server } = brokerPage()
    const own = widget([need([pm25(1)]), { kind: 'nodes', nodeIds: ['N1:0'], includes: [] }])
    await settle()
    expect(own.current().cycles[pm25(1)]?.timezone).toBe('UTC')
    server.settings.zone = 'Europe/Madrid'
    for (let passed = 0; passed < 3 * MINUTE_MS; passed += MINUTE_MS / 2) {
      clock.pass(MINUTE_MS / 2)
      await settle()
    }
    expect(own.current().cycles[pm25(1)]?.timezone).toBe('Europe/Madrid')
    expect(server.to('search/statistics/cycles')).toHaveLength(2)
  })

  test('fetches the usual courses of a live page each hour', async () => {
    const { widget, settle, clock, server } = brokerPage()
    widget([need([pm25(1)])])
    await settle()
    for (let passed = 0; passed < HOUR_MS + 2 * MINUTE_MS; passed += MINUTE_MS / 2) {
      clock.pass(MINUTE_MS / 2)
      await settle()
    }
    const ends = server.to('search/statistics/cycles').map(({ body }) => Number(body['to']))
    expect(ends).toHaveLength(2)
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(HOUR_MS)
  })
})
