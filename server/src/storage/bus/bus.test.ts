import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_BUSES } from '../../testing/buses.ts'
import type { Bus, NodeMeasurements } from './bus.ts'
import { eventually } from '../../testing/eventually.ts'

const reading = (nodeId: string, at: number): NodeMeasurements => ({
  nodeId,
  dataPointId: `${nodeId}/132:5`,
  measurements: [[at, at]],
})

/** Everything that a bus sends, in order. */
function listenTo(bus: Bus) {
  const heard: NodeMeasurements[] = []
  const stop = bus.subscribe((readings) => heard.push(...readings))
  return {
    heard,
    stop,
    hears: (count: number) => eventually(() => expect(heard).toHaveLength(count)),
  }
}

describe.each(TEST_BUSES)('the bus: $name', ({ name, open }) => {
  let bus: Bus
  beforeEach(async () => {
    bus = await open()
  })
  afterEach(() => bus.close())

  it('delivers published readings to every listener in order', async () => {
    const first = listenTo(bus)
    const second = listenTo(bus)
    bus.publish([reading('a:0', 1), reading('a:0', 2)])
    bus.publish([reading('a:0', 3)])
    await Promise.all([first.hears(3), second.hears(3)])
    expect(first.heard.map(({ measurements }) => measurements[0]?.[0])).toEqual([1, 2, 3])
    expect(second.heard).toEqual(first.heard)
  })

  it('delivers nothing after a listener unsubscribed', async () => {
    const gone = listenTo(bus)
    const there = listenTo(bus)
    gone.stop()
    bus.publish([reading('a:0', 1)])
    await there.hears(1)
    expect(gone.heard).toEqual([])
  })

  it('continues when a listener fails', async () => {
    bus.subscribe(() => {
      throw new Error('A listener failed')
    })
    const there = listenTo(bus)
    bus.publish([reading('a:0', 1)])
    await there.hears(1)
  })

  it('wakes listeners of a topic, and nobody else', async () => {
    const woken: string[] = []
    const stop = bus.onSignal('jobs', () => woken.push('gone'))
    stop()
    bus.onSignal('events', () => woken.push('events'))
    bus.onSignal('jobs', () => {
      throw new Error('A listener failed')
    })
    bus.onSignal('jobs', () => woken.push('jobs'))
    bus.signal('a topic without listeners.*.>')
    bus.signal('jobs')
    await eventually(() => expect(woken).toEqual(['jobs']))
  })

  it('merges signals that come together, and delivers waiting ones at its end', async () => {
    let woken = 0
    bus.onSignal('jobs', () => (woken += 1))
    bus.signal('jobs')
    bus.signal('jobs')
    expect(woken).toBe(0)
    await bus.close()
    expect(woken).toBe(1)
    bus.signal('jobs')
    await new Promise((resolve) => setImmediate(resolve))
    expect(woken).toBe(1)
  })

  it('reports its connection, and accepts readings silently after its end', async () => {
    expect(bus.isConnected()).toBe(true)
    await bus.close()
    expect(() => bus.publish([reading('a:0', 1)])).not.toThrow()
  })

  it.skipIf(name === 'in process')(
    'carries readings to another process, whatever a node is called',
    async () => {
      const other = await open()
      try {
        const there = listenTo(other)
        const own = listenTo(bus)
        const ids = ['airgradient:84fce60b3c40:0', 'a.b.*.>', 'mit Leerzeichen ü']
        bus.publish(ids.map((id) => reading(id, 1)))
        await Promise.all([there.hears(3), own.hears(3)])
        expect(there.heard.map(({ nodeId }) => nodeId)).toEqual(ids)
      } finally {
        await other.close()
      }
    },
  )

  it.skipIf(name === 'in process')('wakes another process, whatever the topic', async () => {
    const other = await open()
    try {
      const woken: string[] = []
      for (const topic of ['jobs', 'a.b.*.> ü']) other.onSignal(topic, () => woken.push(topic))
      bus.signal('jobs')
      bus.signal('a.b.*.> ü')
      await eventually(() => expect(woken).toEqual(['jobs', 'a.b.*.> ü']))
    } finally {
      await other.close()
    }
  })
})
