import type { DeviceCommand, ErrorBody } from '@airshed/schemas'
import { MINUTE_MS } from '@airshed/domain'
import { sql, type KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaseTo } from '../../testing/world/rights.ts'
import type { UserId } from '../../testing/world/world.ts'
import { readInbox } from './readInbox.ts'
import { createChannelWorld, type ChannelWorld } from './testsupport/channelWorld.ts'

let world: ChannelWorld
beforeEach(async () => {
  world = await createChannelWorld()
})
afterEach(() => world.close())

const withdraw = (id: string, user: UserId = 'manager') =>
  world.call<DeviceCommand & ErrorBody>(
    user,
    'PUT',
    `nodes/${world.nodeId}/commands/${id}/withdraw`,
  )

describe('withdrawing a command', () => {
  it('withdraws a command with who did it and never sends it', async () => {
    const { _id: format } = await world.command('format')
    world.time.now += 1
    const { _id: blink } = await world.command('blink')
    world.time.now += 2 * MINUTE_MS
    const { status, body } = await withdraw(format, 'owner')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _id: format,
      state: 'withdrawn',
      sent_at: null,
      ended_at: world.time.now,
      withdrawn_by: 'owner Tester',
    })
    const { messages } = await world.inbox()
    expect(messages).toEqual([expect.objectContaining({ id: blink })])
    expect(await world.commands()).toEqual([
      expect.objectContaining({ _id: blink, state: 'sent', withdrawn_by: null }),
      body,
    ])
    expect(await world.events()).toContain('node.command-withdrawn by user owner Tester')
  })

  it('makes room for another command', async () => {
    const { _id: id } = await world.command('format')
    for (let number = 1; number < 20; number += 1) await world.command('blink')
    const blink = () => world.call('manager', 'PUT', `nodes/${world.nodeId}/actions/blink`)
    expect((await blink()).status).toBe(409)
    await withdraw(id)
    expect((await blink()).status).toBe(200)
  })

  it('a command stays withdrawn when the device says that it did it', async () => {
    const { _id: id } = await world.command('format')
    await withdraw(id)
    await world.say({ type: 'result', id: 'r-1', command: id, ok: true })
    expect(await world.commands()).toEqual([expect.objectContaining({ state: 'withdrawn' })])
  })

  it.each<[UserId, number]>([
    ['user', 403],
    ['harbourmaster', 404],
  ])('refuses to let %s withdraw a command', async (user, refused) => {
    const { _id: id } = await world.command('format')
    expect((await withdraw(id, user)).status).toBe(refused)
    expect(await world.commands()).toEqual([expect.objectContaining({ state: 'queued' })])
  })

  it('lets the lessee withdraw their command, and not the owner during the lease', async () => {
    await leaseTo(world.context, world.nodeId, 'harbour')
    const path = `nodes/${world.nodeId}/actions/reboot`
    const { _id: id } = (await world.call<DeviceCommand>('harbourmaster', 'PUT', path)).body
    expect((await withdraw(id)).status).not.toBe(200)
    expect((await withdraw(id, 'harbourmaster')).status).toBe(200)
  })
})

describe('a command that cannot be withdrawn', () => {
  it('answers 409 for a command that was sent, done, expired or withdrawn', async () => {
    const { _id: id } = await world.command('blink')
    const { _id: late } = await world.command('wifi_scan')
    const refusal = async (command: string) => {
      const { status, body } = await withdraw(command)
      return [status, body.code]
    }
    const refused = [409, 'COMMAND_NOT_WAITING']
    await withdraw(late)
    expect(await refusal(late)).toEqual(refused)
    await world.inbox()
    expect(await refusal(id)).toEqual(refused)
    await world.say({ type: 'result', id: 'r-1', command: id, ok: true })
    expect(await refusal(id)).toEqual(refused)
    const { _id: old } = await world.command('blink')
    world.time.now += 5 * MINUTE_MS
    expect(await refusal(old)).toEqual(refused)
  })

  it('answers 404 for an unknown command and one of another device', async () => {
    const path = `nodes/${world.harbour.nodeId}/actions/blink`
    const { _id: id } = (await world.call<DeviceCommand>('harbourmaster', 'PUT', path)).body
    for (const unknown of [id, 'no-such-command']) {
      expect((await withdraw(unknown)).status).toBe(404)
    }
  })
})

describe('a withdrawal during a delivery', () => {
  const reader = () => ({
    nodeId: world.nodeId,
    organizationId: 'city',
    actor: { kind: 'device' as const, id: world.nodeId, name: 'Device' },
  })

  /** Does something after the commands to a device were read, before they are marked as sent. */
  const afterRead = (act: () => Promise<unknown>): KyselyPlugin => {
    let isDone = false
    return {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const isOfCommands = result.rows.some((row) => row['state'] === 'queued')
        if (isOfCommands && !isDone) {
          isDone = true
          await act()
        }
        return result
      },
    }
  }

  it('sends no command that is withdrawn before it is marked as sent', async () => {
    const { _id: id } = await world.command('format')
    world.time.now += 1
    const { _id: blink } = await world.command('blink')
    const db = world.context.store.db.withPlugin(afterRead(() => withdraw(id)))
    const { messages } = await readInbox(db, reader(), 0, world.time.now)
    expect(messages).toEqual([expect.objectContaining({ id: blink })])
    expect((await world.commands()).map(({ state }) => state)).toEqual(['sent', 'withdrawn'])
  })

  it('sends no command whose row is deleted before it is marked as sent', async () => {
    await world.command('format')
    const remove = () => sql`delete from device_commands`.execute(world.context.store.db)
    const db = world.context.store.db.withPlugin(afterRead(remove))
    expect((await readInbox(db, reader(), 0, world.time.now)).messages).toEqual([])
  })

  it('sends to both of two requests what the first of them marked', async () => {
    const { _id: id } = await world.command('format')
    const db = world.context.store.db.withPlugin(afterRead(() => world.inbox()))
    const { messages } = await readInbox(db, reader(), 0, world.time.now)
    expect(messages).toEqual([expect.objectContaining({ id })])
  })

  it('either withdraws or sends a command, whichever comes first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { _id: id } = await world.command('format')
      const [{ status }, { messages }] = await Promise.all([withdraw(id), world.inbox()])
      const isSent = messages.some((message) => 'id' in message && message.id === id)
      expect([status, isSent]).toEqual(status === 200 ? [200, false] : [409, true])
      await world.say({ type: 'result', id: `r-${round}`, command: id, ok: true })
    }
  })
})
