import { NetworkError } from '@airshed/data'
import { describe, expect, it } from 'vitest'
import { createTelemetry } from './telemetry.ts'

function recorder() {
  const events: unknown[] = []
  const telemetry = createTelemetry({ send: (event) => void events.push(event) }, () => 42)
  return { events, telemetry }
}

describe('telemetry', () => {
  it('tells page views by title and path, without the ids of things', () => {
    const { events, telemetry } = recorder()
    telemetry.pageView('Monitor', '/all/devices/1C00A3F7:0/monitor')
    expect(events).toEqual([
      { kind: 'page-view', title: 'Monitor', path: '/all/devices/:id/monitor', timeMs: 42 },
    ])
  })

  it.each(['Network Error', 'Request aborted', 'Failed to fetch'])(
    'does not report “%s”',
    (text) => {
      const { events, telemetry } = recorder()
      telemetry.error(new Error(text), 'home')
      expect(events).toEqual([])
    },
  )

  it.each([
    new NetworkError('GET', 'nodes', new TypeError('gone')),
    new DOMException('The user left', 'AbortError'),
  ])('does not report a request that got no answer or was given up', (error) => {
    const { events, telemetry } = recorder()
    telemetry.error(error, 'home')
    expect(events).toEqual([])
  })

  it('reports what is a fault of ours', () => {
    const { events, telemetry } = recorder()
    telemetry.error(new TypeError('x is undefined'), 'home')
    expect(events).toMatchObject([{ kind: 'error', message: 'x is undefined', where: 'home' }])
  })
})
