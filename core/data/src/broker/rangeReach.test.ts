import { describe, expect, it } from 'vitest'
import { brokerPage, HOUR_MS, pm25, readings } from '../testsupport/brokerPage.ts'
import { RangeBeyondReachError } from './rangeReach.ts'

/** Of the longest year. */
const YEAR_MS = 366 * 24 * HOUR_MS

describe('a page whose range reaches beyond the times of readings', () => {
  it.each([
    ['before 1970', { from: -1, to: HOUR_MS }, false],
    ['after 2200', { from: 0, to: Date.UTC(2200, 0) + 1 }, false],
    ['the ends of time', { from: -8.64e15, to: 8.64e15 }, false],
    ['live for a century', { from: 0, to: 100 * YEAR_MS }, true],
  ])('says so and requests nothing: %s', async (_, range, isLive) => {
    const { server, settle, widget } = brokerPage()
    const chart = widget([readings([pm25(1)])], { range, isLive })
    await settle()
    expect(chart.current()).toMatchObject({ state: 'error' })
    const { error } = chart.current() as { error?: unknown }
    expect(error).toBeInstanceOf(RangeBeyondReachError)
    expect(server.to('search/measurements')).toEqual([])
    chart.retry()
    await settle()
    chart.unsubscribe()
    expect(server.to('search/measurements')).toEqual([])
  })

  it('shows what does not depend on its range', async () => {
    const { settle, widget } = brokerPage()
    const range = { from: -8.64e15, to: 8.64e15 }
    const counts = widget([{ kind: 'status' }], { range, isLive: false })
    await settle()
    expect(counts.current().state).toBe('ready')
  })

  it('shows readings from the earliest time at which there can be any', async () => {
    const { server, settle, widget } = brokerPage()
    const chart = widget([readings([pm25(1)])], { range: { from: 0, to: HOUR_MS }, isLive: false })
    await settle()
    expect(chart.current().state).toBe('ready')
    expect(server.to('search/measurements')).toHaveLength(1)
  })
})
