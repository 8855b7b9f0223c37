import { ONLINE_STATUS_PATH } from '@airshed/domain'
import type { Node } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { SERVER_FIGURES } from '../testsupport/fakeServer.ts'
import { brokerPage, HOUR_MS, MINUTE_MS, readings } from '../testsupport/brokerPage.ts'

const ID = `N1.0.0.0/${ONLINE_STATUS_PATH}`

function statusPage() {
  const page = brokerPage()
  page.server.settings.paths = [ONLINE_STATUS_PATH]
  const asked = () => page.server.to('search/measurements')
  return { ...page, asked }
}

describe('the online status, which holds until it changes', () => {
  it('fetches the whole online status when it changed before the end of the drawn one', async () => {
    const { asked, clock, live, settle, widget } = statusPage()
    const chart = widget([readings([ID])])
    await settle()
    const before = asked().length
    clock.pass(1000)
    live.say(ID, [clock.now() - 30_000, 0])
    await settle()
    expect(asked()).toHaveLength(before + 1)
    expect(asked().at(-1)?.body).toMatchObject({
      from: clock.now() - 3 * HOUR_MS,
      to: clock.now() + 1,
    })
    expect([...(chart.current().frames[0]?.values ?? [])]).not.toContain(0)
  })

  it('draws the online status up to now within a minute', async () => {
    const { asked, clock, settle, widget } = statusPage()
    const chart = widget([readings([ID])])
    await settle()
    const before = asked().length
    for (let half = 0; half < 4; half += 1) {
      clock.pass(MINUTE_MS / 2)
      await settle()
    }
    expect(asked().length).toBeGreaterThan(before)
    const [frame] = chart.current().frames
    expect(frame?.times.at(-1)).toBeGreaterThanOrEqual(clock.now() - MINUTE_MS)
  })

  it('keeps the status that held at the start of a moving window', async () => {
    const { clock, settle, widget } = statusPage()
    const chart = widget([readings([ID])])
    await settle()
    const first = chart.current().frames[0]?.times[0]
    clock.pass(20_000)
    await settle()
    expect(chart.current().range.from).toBeGreaterThan(first ?? Infinity)
    expect(chart.current().frames[0]?.times[0]).toBe(first)
  })

  it('takes the share of time from the server, not from the drawn steps', async () => {
    const { settle, widget } = statusPage()
    const chart = widget([readings([ID]), { kind: 'statistics', dataPointIds: [ID] }])
    for (let turn = 0; turn < 2; turn += 1) await settle()
    expect(chart.current().statistics[ID]).toEqual(SERVER_FIGURES)
  })

  it('shows the newest status alone, which counts as no report of its device', async () => {
    const { asked, clock, live, drawFrame, settle, widget } = statusPage()
    const tile = widget([
      readings([ID], { window: { lastPoints: 1 } }),
      { kind: 'nodes', nodeIds: ['N1:0'], includes: ['data_points'] },
    ])
    await settle()
    const before = asked().length
    live.say(ID, [clock.now() + 1, 0])
    drawFrame()
    expect(tile.current().frames[0]?.values.at(-1)).toBe(0)
    expect(asked()).toHaveLength(before)
    const [node] = tile.current().nodes as readonly Node[]
    expect(node?.data_points).toMatchObject([{ lastValue: 0, lastTimeReportedTs: null }])
  })
})
