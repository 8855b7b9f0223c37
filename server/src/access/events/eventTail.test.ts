import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInProcessBus } from '../../storage/bus/inProcessBus.ts'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { followEvents } from './eventTail.ts'
import { recordEvents } from './record.ts'
import { EVENTS_TOPIC } from './topic.ts'

const event = (name: string) => ({
  ts: 1,
  name,
  actor: { kind: 'system' as const, id: null, name: 'Test' },
  organizationId: null,
})

describe.each(TEST_ENGINES)('following events on $name', ({ open, name: engine }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  function follow() {
    const bus = createInProcessBus()
    const heard: string[] = []
    const tail = followEvents({ store, bus, log: fastify().log }, ({ name }) => heard.push(name))
    return { bus, heard, tail }
  }
  const write = (...names: string[]) => recordEvents(store.db, names.map(event))

  it('starts now and delivers each event once in order', async () => {
    await write('old')
    const { heard, tail } = follow()
    await tail.poll()
    await write('one', 'two')
    await tail.poll()
    await write('three')
    await tail.poll()
    await tail.poll()
    expect(heard).toEqual(['one', 'two', 'three'])
    await tail.stop()
  })

  it('delivers events after a signal, and nothing once it has stopped', async () => {
    const { bus, heard, tail } = follow()
    await tail.poll()
    await write('signalled')
    bus.signal(EVENTS_TOPIC)
    await expect.poll(() => heard).toEqual(['signalled'])
    await tail.stop()
    await write('too late')
    bus.signal(EVENTS_TOPIC)
    await tail.poll()
    expect(heard).toEqual(['signalled'])
  })

  it('omits events that are rolled back', async () => {
    const { heard, tail } = follow()
    await tail.poll()
    const failing = store.db.transaction().execute(async (tx) => {
      await recordEvents(tx, [event('never')])
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    await write('kept')
    await tail.poll()
    expect(heard).toEqual(['kept'])
    await tail.stop()
  })

  // The embedded store has one connection: nothing commits late there.
  it.skipIf(engine === 'embedded')('skips no event that commits late', async () => {
    const { heard, tail } = follow()
    await tail.poll()
    let commit = () => {}
    const held = new Promise<void>((resolve) => (commit = resolve))
    let begun = () => {}
    const isBegun = new Promise<void>((resolve) => (begun = resolve))
    const slow = store.db.transaction().execute(async (tx) => {
      await recordEvents(tx, [event('slow')])
      begun()
      await held
    })
    await isBegun
    await write('fast')
    await tail.poll()
    expect(heard).toEqual([])
    commit()
    await slow
    await tail.poll()
    expect(heard).toEqual(['slow', 'fast'])
    await tail.stop()
  })
})
