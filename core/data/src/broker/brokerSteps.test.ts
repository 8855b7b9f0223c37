import { describe, expect, test } from 'vitest'
import type { StepsNeed } from '@airshed/contract'
import { brokerPage, HOUR_MS, MINUTE_MS, pm25 } from '../testsupport/brokerPage.ts'
import { SERVER_FIGURES } from '../testsupport/fakeServer.ts'

const steps = (dataPointIds: readonly string[], changes: Partial<StepsNeed> = {}): StepsNeed => ({
  kind: 'steps',
  dataPointIds,
  unit: 'day',
  ...changes,
})
const PATH = 'search/statistics/steps'

describe('the statistics of steps', () => {
  test('requests steps once for all widgets, in the time zone of the page', async () => {
    const { widget, settle, server, clock } = brokerPage()
    const first = widget([steps([pm25(1)])])
    const second = widget([steps([pm25(2)])])
    await settle()
    const edges = [clock.now() - 3 * HOUR_MS, clock.now()]
    expect(first.current()).toMatchObject({
      state: 'ready',
      steps: { [pm25(1)]: { edges, figures: [SERVER_FIGURES] } },
    })
    expect(Object.keys(second.current().steps)).toEqual([pm25(2)])
    expect(server.to(PATH).map(({ body }) => body)).toEqual([
      {
        data_point_id: [pm25(1), pm25(2)],
        from: edges[0],
        to: edges[1],
        unit: 'day',
        timezone: 'Europe/Lisbon',
      },
    ])
  })

  test('requests other steps or another time zone apart', async () => {
    const { widget, settle, server } = brokerPage()
    widget([steps([pm25(1)])])
    widget([steps([pm25(1)], { timezone: 'America/New_York', standardTime: true })])
    widget([steps([pm25(1)], { unit: 'minute', every: 10 })])
    await settle()
    expect(server.to(PATH).map(({ body: { from: _from, to: _to, ...rest } }) => rest)).toEqual([
      { data_point_id: [pm25(1)], unit: 'day', timezone: 'Europe/Lisbon' },
      { data_point_id: [pm25(1)], unit: 'day', timezone: 'America/New_York', standard_time: true },
      { data_point_id: [pm25(1)], unit: 'minute', every: 10, timezone: 'Europe/Lisbon' },
    ])
  })

  test('requests steps in parts where an answer cannot hold all data points', async () => {
    const { widget, settle, server } = brokerPage()
    const many = Array.from({ length: 90 }, (_, index) => pm25(index + 1))
    // 181 minutes of each: 110 of them are an answer.
    const own = widget([
      steps([...many, ...many.map((id) => id.replace('132:5', '131:10'))], { unit: 'minute' }),
    ])
    await settle()
    expect(server.to(PATH).map(({ body }) => (body['data_point_id'] as string[]).length)).toEqual([
      110, 70,
    ])
    expect(Object.keys(own.current().steps)).toHaveLength(180)
  })

  test('waits for steps, and says why they cannot be read', async () => {
    const { widget, settle, server } = brokerPage()
    server.failing.set(PATH, 403)
    const own = widget([steps([pm25(1)])])
    expect(own.current().state).toBe('loading')
    await settle()
    expect(own.current()).toMatchObject({ state: 'error', steps: {} })
    server.failing.clear()
    own.retry()
    await settle()
    expect(own.current()).toMatchObject({ state: 'ready', steps: { [pm25(1)]: {} } })
  })

  test('leaves out the steps of an unreadable data point', async () => {
    const { widget, settle } = brokerPage()
    const own = widget([steps(['M1.0.0.0/132:5', pm25(1)])])
    await settle()
    expect(Object.keys(own.current().steps)).toEqual([pm25(1)])
  })

  test('takes the steps of the first need that names a data point', async () => {
    const { widget, settle } = brokerPage()
    const own = widget([steps([pm25(1)]), steps([pm25(1), pm25(2)], { unit: 'hour' })])
    await settle()
    expect(Object.keys(own.current().steps)).toEqual([pm25(1), pm25(2)])
  })

  test('fetches the steps of a live page each minute, and keeps their object in between', async () => {
    const { widget, settle, clock, server } = brokerPage()
    const own = widget([steps([pm25(1)])])
    await settle()
    const before = own.current().steps[pm25(1)]
    clock.pass(MINUTE_MS / 4)
    await settle()
    expect(own.current().steps[pm25(1)]).toBe(before)
    for (let passed = 0; passed < 2 * MINUTE_MS; passed += MINUTE_MS / 4) {
      clock.pass(MINUTE_MS / 4)
      await settle()
    }
    expect(server.to(PATH)).toHaveLength(2)
  })
})
