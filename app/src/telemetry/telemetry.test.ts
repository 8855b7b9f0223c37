import { NetworkError } from '@airshed/data'
import { describe, expect, it } from 'vitest'
import { createTelemetry } from './telemetry.ts'

function recorder() {
  const events: unknown[] = []
  const telemetry = createTelemetry({ send: (event) => void events.push(event) }, () => 42)
  return { events, telemetry }
}

describe('telemetry events', () => {
  it('reports page views by title and path, without ids', () => {
    const { events, telemetry } = recorder()
    telemetry.pageView('Monitor', '/all/devices/1C00A3F7:0/monitor')
    expect(events).toEqual([
      { kind: 'page-view', title: 'Monitor', path: '/all/devices/:id/monitor', timeMs: 42 },
    ])
  })

  it.each(['Network Error', 'Request aborted', 'Failed to fetch'])(
    'ignores the error “%s”',
    (text) => {
      const { events, telemetry } = recorder()
      telemetry.error(new Error(text), 'home')
      expect(events).toEqual([])
    },
  )

  it.each([
    new NetworkError('GET', 'nodes', new TypeError('gone')),
    new DOMException('The user left', 'AbortError'),
  ])('ignores a request without an answer or that was cancelled', (error) => {
    const { events, telemetry } = recorder()
    telemetry.error(error, 'home')
    expect(events).toEqual([])
  })

  it('reports errors of the console', () => {
    const { events, telemetry } = recorder()
    telemetry.error(new TypeError('x is undefined'), 'home')
    expect(events).toMatchObject([{ kind: 'error', message: 'x is undefined', where: 'home' }])
  })
})
