import { expect, it } from 'vitest'
import { brokerPage, co2, pm25, readings } from '../testsupport/brokerPage.ts'

it.each([true, false])(
  'fetches all series of a page again once they are outdated, live: %s',
  async (isLive) => {
    const { broker, server, settle, widget } = brokerPage()
    const chart = widget([readings([pm25(1)])], { isLive })
    const other = widget([readings([co2(2)])], { isLive })
    await settle()
    const asked = () => server.to('search/measurements').length
    const before = asked()
    const shown = [chart.current(), other.current()]
    broker.outdate()
    await settle()
    expect(asked()).toBeGreaterThan(before)
    expect([chart.current(), other.current()].map(({ state }) => state)).toEqual(
      shown.map(({ state }) => state),
    )
    const after = asked()
    await settle()
    expect(asked()).toBe(after)
  },
)
