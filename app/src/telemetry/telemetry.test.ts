import { describe, expect, it } from 'vitest'
import { createMemorySink } from './memorySink.ts'
import { createTelemetry } from './telemetry.ts'

function recorder() {
  const target = new EventTarget()
  const sink = createMemorySink(target)
  return { target, sink, telemetry: createTelemetry(sink, () => 42) }
}

describe('telemetry', () => {
  it('tells page views by title and path, without the ids of things', () => {
    const { sink, telemetry } = recorder()
    telemetry.pageView('Monitor', '/all/devices/1C00A3F7:0/monitor')
    expect(sink.events).toEqual([
      { kind: 'page-view', title: 'Monitor', path: '/all/devices/:id/monitor', timeMs: 42 },
    ])
  })

  it.each(['Network Error', 'Request aborted', 'Failed to fetch'])(
    'does not report “%s”',
    (text) => {
      const { sink, telemetry } = recorder()
      telemetry.error(new Error(text), 'home')
      expect(sink.events).toEqual([])
    },
  )

  it('reports what is a fault of ours', () => {
    const { sink, telemetry } = recorder()
    telemetry.error(new TypeError('x is undefined'), 'home')
    expect(sink.events).toMatchObject([{ kind: 'error', message: 'x is undefined', where: 'home' }])
  })

  it('hands each event on to whoever listens, and keeps the newest 200', () => {
    const { sink, target, telemetry } = recorder()
    let heard = 0
    target.addEventListener('airshed:telemetry', () => (heard += 1))
    for (let count = 0; count < 250; count += 1) telemetry.identify(`u${count}`)
    expect(heard).toBe(250)
    expect(sink.events).toHaveLength(200)
  })
})
