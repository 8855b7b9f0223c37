import type { ErrorBody } from '@airshed/schemas'
import { MINUTE_MS } from '@airshed/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expireSome } from './housekeeping.ts'
import { createChannelWorld, type ChannelWorld } from './testsupport/channelWorld.ts'

let world: ChannelWorld
beforeEach(async () => {
  world = await createChannelWorld()
})
afterEach(() => world.close())

const result = (command: string, ok: boolean, more: object = {}) => ({
  type: 'result',
  id: `result of ${command} ${String(ok)}`,
  command,
  ok,
  ...more,
})

describe('a command', () => {
  it('a command is queued, sent and done, with who gave it and the answer of the device', async () => {
    const { _id: id, state } = await world.command('wifi_scan')
    expect(state).toBe('queued')
    const { messages } = await world.inbox()
    expect(messages).toEqual([expect.objectContaining({ type: 'command', id, name: 'wifi_scan' })])
    expect(await world.commands()).toEqual([
      expect.objectContaining({ state: 'sent', sent_at: world.time.now }),
    ])
    world.time.now += 3000
    await world.say(result(id, true, { data: { networks: ['Quay'] } }))
    expect(await world.commands()).toEqual([
      expect.objectContaining({
        _id: id,
        state: 'done',
        ended_at: world.time.now,
        data: { networks: ['Quay'] },
      }),
    ])
    expect((await world.events()).map((event) => event.split(' ')[0])).toEqual([
      'node.key-made',
      'node.commanded',
      'node.command-sent',
      'node.command-done',
    ])
  })

  it('sends a command until the device has it, and completes it once', async () => {
    const { _id: id } = await world.command('blink')
    const first = await world.inbox()
    expect(await world.inbox()).toEqual(first)
    expect((await world.inbox(first.after)).messages).toEqual([])
    expect(await world.say(result(id, true))).toMatchObject({ accepted: 1, repeated: 0 })
    expect(await world.say(result(id, true))).toMatchObject({ accepted: 0, repeated: 1 })
    await world.say({ ...result(id, false), reason: 'too late' })
    expect(await world.commands()).toEqual([
      expect.objectContaining({ state: 'done', reason: null }),
    ])
    expect((await world.inbox()).messages).toEqual([])
  })

  it('a command fails with the reason of the device', async () => {
    const { _id: id } = await world.command('sim_reset')
    await world.inbox()
    await world.say(result(id, false, { reason: 'no SIM card' }))
    expect(await world.commands()).toEqual([
      expect.objectContaining({ state: 'failed', reason: 'no SIM card' }),
    ])
  })

  it('a command expires when its device is away and is never sent afterwards', async () => {
    await world.command('blink')
    world.time.now += 5 * MINUTE_MS
    expect(await world.commands()).toEqual([expect.objectContaining({ state: 'expired' })])
    expect((await world.inbox()).messages).toEqual([])
    expect(await expireSome(world.context)).toBe(1)
    expect(await expireSome(world.context)).toBe(0)
    expect((await world.events()).at(-1)).toBe('node.command-expired by system Airshed')
  })

  it('completes an expired command that the device carried out after all', async () => {
    const { _id: id } = await world.command('blink')
    await world.inbox()
    world.time.now += 5 * MINUTE_MS
    await expireSome(world.context)
    await world.say(result(id, true))
    expect(await world.commands()).toEqual([expect.objectContaining({ state: 'done' })])
  })

  it('ignores an answer from the device of another organization', async () => {
    const { _id: id } = await world.command('blink')
    const { key } = (
      await world.call<{ key: string }>('harbourmaster', 'PUT', `nodes/${world.harbour.nodeId}/key`)
    ).body
    await world.request('POST', '/devices/1C00BBBB/outbox', {
      key,
      body: { messages: [result(id, true)] },
    })
    expect(await world.commands()).toEqual([expect.objectContaining({ state: 'queued' })])
  })
})

it('a returning device gets commands that are still valid, in order', async () => {
  const { _id: reboot } = await world.command('reboot')
  await world.ask({ interval: 30_000 })
  await world.command('blink')
  await world.ask({ interval: 120_000 })
  const { _id: scan } = await world.command('wifi_scan')
  world.time.now += 6 * MINUTE_MS
  const { messages } = await world.inbox()
  expect(
    messages.map((message) =>
      message.type === 'settings' ? message.settings : 'id' in message && message.id,
    ),
  ).toEqual([reboot, { interval: 120_000 }, scan])
})

it('a device without its position, or with that of another server, starts again', async () => {
  const { _id: id } = await world.command('reboot')
  for (const after of [0, 9_000_000]) {
    expect((await world.inbox(after)).messages).toEqual([expect.objectContaining({ id })])
  }
})

describe('refused commands', () => {
  it('refuses a command that the type does not support', async () => {
    const path = `nodes/${world.nodeId}/actions/self-destruct`
    const { status, body } = await world.call<ErrorBody>('manager', 'PUT', path)
    expect([status, body.code]).toEqual([409, 'ACTION_NOT_SUPPORTED'])
    expect(body.errors.detail).toContain('Supported: blink, wifi_scan')
  })

  it('refuses more commands than a device can leave unanswered', async () => {
    for (let number = 0; number < 20; number += 1) await world.command('blink')
    const path = `nodes/${world.nodeId}/actions/blink`
    const { body } = await world.call<ErrorBody>('manager', 'PUT', path)
    expect(body.code).toBe('COMMANDS_WAITING')
    world.time.now += 5 * MINUTE_MS
    expect((await world.call('manager', 'PUT', path)).status).toBe(200)
  })

  it('refuses one message of a batch and accepts the others', async () => {
    const { _id: id } = await world.command('blink')
    const answer = await world.say(
      { type: 'song', id: 'a' },
      { type: 'result', id: 'b' },
      { type: 'reported', id: 'c', version: 0, settings: { big: 'x'.repeat(5000) } },
      { type: 'readings', id: 'd', readings: { pm25: 'high' } },
      result(id, true),
    )
    expect(answer).toMatchObject({ accepted: 1, repeated: 0 })
    expect(answer.refused.map((refusal) => refusal.id)).toEqual(['a', 'b', 'c', 'd'])
    expect(answer.refused.every(({ issues }) => issues.length > 0)).toBe(true)
    expect(await world.commands()).toEqual([expect.objectContaining({ state: 'done' })])
  })
})
