import type { PairsNeed } from '@airshed/contract'
import { describe, expect, test } from 'vitest'
import { brokerPage, HOUR_MS, MINUTE_MS } from '../testsupport/brokerPage.ts'
import { SERVER_PAIRS } from '../testsupport/fakeServer.ts'

const pairs = (node: string, changes: Partial<PairsNeed> = {}): PairsNeed => ({
  kind: 'pairs',
  xDataPointId: `${node}.0.0.0/132:5`,
  yDataPointId: `${node}.0.0.0/131:10`,
  ...changes,
})

const PATH = 'search/statistics/pairs'

describe('two parameters against each other', () => {
  test('requests pairs once for all widgets with the same need', async () => {
    const { widget, settle, server } = brokerPage()
    const first = widget([pairs('N1', { averagingMs: 10 * MINUTE_MS })])
    const second = widget([pairs('N1', { averagingMs: 10 * MINUTE_MS })])
    expect(first.current().state).toBe('loading')
    await settle()
    expect(first.current()).toMatchObject({ state: 'ready', pairs: [SERVER_PAIRS] })
    expect(second.current().pairs).toEqual([SERVER_PAIRS])
    expect(server.to(PATH).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        x_data_point_id: 'N1.0.0.0/132:5',
        y_data_point_id: 'N1.0.0.0/131:10',
        averaging_minutes: 10,
      }),
    ])
  })

  test('puts pairs in the place of their need, null for an unavailable data point', async () => {
    const { widget, settle } = brokerPage()
    const own = widget([pairs('gone'), pairs('N2')])
    await settle()
    expect(own.current().pairs).toEqual([null, SERVER_PAIRS])
  })

  test('fetches the pairs of a live page each hour', async () => {
    const { widget, settle, clock, server } = brokerPage()
    widget([pairs('N1')])
    await settle()
    for (let passed = 0; passed < HOUR_MS + 2 * MINUTE_MS; passed += MINUTE_MS) {
      clock.pass(MINUTE_MS)
      await settle()
    }
    expect(server.to(PATH)).toHaveLength(2)
  })
})

describe('a pollutant by wind', () => {
  const wind = {
    speedDataPointId: 'N1.0.0.0/150:1',
    directionDataPointId: 'N1.0.0.0/150:2',
    pollutantDataPointId: 'N1.0.0.0/132:5',
  }

  test('requests a percentile rose and a polar plot, each in its own place', async () => {
    const { widget, settle, server } = brokerPage()
    const own = widget([
      { kind: 'polarPlot', ...wind },
      { kind: 'percentileRose', ...wind, sectorCount: 8, percentiles: [50] },
    ])
    await settle()
    const { state, percentileRoses, polarPlots } = own.current()
    expect([state, percentileRoses.length, polarPlots.length]).toEqual(['ready', 1, 1])
    expect(percentileRoses[0]?.sectors).toHaveLength(8)
    expect(polarPlots[0]).toMatchObject({ edgeSpeed: 0 })
    const asked = {
      speed_data_point_id: wind.speedDataPointId,
      direction_data_point_id: wind.directionDataPointId,
      pollutant_data_point_id: wind.pollutantDataPointId,
    }
    expect(server.to('search/statistics/polar')[0]?.body).toMatchObject(asked)
    expect(server.to('search/statistics/percentile_rose')[0]?.body).toMatchObject({
      ...asked,
      sector_count: 8,
      percentiles: [50],
    })
  })
})
