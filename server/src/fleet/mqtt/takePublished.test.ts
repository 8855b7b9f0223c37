import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMqttWorld, type MqttWorld } from './testsupport/mqttWorld.ts'

let world: MqttWorld
beforeEach(async () => {
  world = await createMqttWorld()
})
afterEach(() => world.close())

const hello = { messages: [{ type: 'hello', id: 'boot-1', firmware: '3.2.1' }] }

describe('a publication of a device', () => {
  it('answers with the correlation data of the publication', async () => {
    const userProperties = { key: world.key }
    await world.arrive(hello, { userProperties, correlationData: Buffer.from('b-1') })
    await world.arrive(hello, { userProperties, correlationData: Buffer.from('b-2') })
    await world.arrive(hello, { userProperties, correlationData: Buffer.alloc(257, 'x') })
    const topic = `airshed/${world.serial}/outbox/answer`
    const repeated = { accepted: 0, repeated: 1, refused: [] }
    expect(world.published).toEqual([
      { topic, body: { accepted: 1, repeated: 0, refused: [] }, correlation: 'b-1' },
      { topic, body: repeated, correlation: 'b-2' },
      { topic, body: repeated, correlation: undefined },
    ])
  })

  it('ignores the response topic of a publication', async () => {
    const responseTopic = 'airshed/1C00BBBB/inbox'
    await world.arrive(hello, { userProperties: { key: world.key }, responseTopic })
    expect(world.published).toMatchObject([{ topic: `airshed/${world.serial}/outbox/answer` }])
  })

  it.each([
    ['no key', {}, 'DEVICE_KEY_UNKNOWN'],
    ['two keys', { key: ['dk_a', 'dk_b'] }, 'DEVICE_KEY_UNKNOWN'],
    ['a wrong key', { key: 'dk_wrong' }, 'DEVICE_KEY_UNKNOWN'],
  ])('neither accepts nor answers a publication with %s', async (_, userProperties, reason) => {
    await world.arrive(hello, { userProperties })
    expect(world.published).toEqual([])
    expect(world.refusals).toEqual([{ serial: world.serial, count: 1, reason }])
    await world.arrive(hello)
    expect(world.published).toMatchObject([{ body: { accepted: 1 } }])
  })

  it('neither accepts nor answers a publication with the key of another device', async () => {
    const other = `nodes/${world.harbour.nodeId}/key`
    const { body } = await world.call<{ key: string }>('harbourmaster', 'PUT', other)
    await world.arrive(hello, { userProperties: { key: body.key } })
    expect(world.published).toEqual([])
    expect(world.refusals).toMatchObject([{ reason: 'DEVICE_KEY_OF_ANOTHER' }])
  })

  it('ignores publications beyond 120 in a minute', async () => {
    for (let count = 0; count < 125; count += 1) await world.arrive(hello)
    expect(world.published).toHaveLength(120)
    world.time.now += 60_000
    await world.arrive(hello)
    expect(world.published).toHaveLength(121)
  })

  it('answers an invalid publication with the place of the error', async () => {
    await world.arrive({ messages: [{ type: 'hello' }] })
    expect(world.published).toMatchObject([
      { body: { status: 400, code: 'VALIDATION_FAILED', issues: [{ path: '/messages/0/id' }] } },
    ])
  })
})

describe('a device that asks for its messages', () => {
  it('gets what is still valid after its position, even if that is nothing', async () => {
    await world.arrive({ type: 'inbox', after: 0 })
    expect(world.pushed()).toEqual([{ messages: [], after: 0 }])
    await world.ask({ interval: 30_000 })
    await world.command('blink')
    await world.arrive({ type: 'inbox', after: 1 })
    expect(world.pushed()).toEqual([
      { messages: [expect.objectContaining({ type: 'command', position: 2 })], after: 2 },
    ])
  })

  it('starts again with a position of another store', async () => {
    await world.command('blink')
    await world.arrive({ type: 'inbox', after: Number.MAX_SAFE_INTEGER })
    expect(world.pushed()).toMatchObject([{ messages: [{ position: 1 }], after: 1 }])
  })
})
