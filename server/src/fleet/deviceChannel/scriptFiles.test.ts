import type { ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readInbox } from './readInbox.ts'
import { takeOutbox } from './takeOutbox.ts'
import { createScriptWorld, digestOf, type ScriptWorld } from './testsupport/scriptWorld.ts'

let world: ScriptWorld
beforeAll(async () => {
  world = await createScriptWorld()
})
beforeEach(() => world.reset())
afterAll(() => world.close())

const MAIN = 'print("air")\n'
const report = (id: string, files: Record<string, string>, refused: object[] = []) => ({
  type: 'files',
  id,
  files: Object.entries(files).map(([name, text]) => ({ name, digest: digestOf(text) })),
  refused,
})
const stateOf = async (name: string) => {
  const script = (await world.list()).find((one) => one.name === name)
  return script === undefined ? 'none' : script.state
}

describe('script files on a device', () => {
  it('tells a device of a file, which it fetches by its own key and reports', async () => {
    await world.save('main.lua', MAIN)
    const { messages, after } = await world.inbox()
    const digest = digestOf(MAIN)
    expect(messages).toEqual([
      { type: 'files', position: after, name: 'main.lua', version: 1, digest },
    ])
    const file = await world.fetch('main.lua')
    expect([file.statusCode, file.body]).toEqual([200, MAIN])
    expect(file.headers).toMatchObject({
      etag: `"${digest}"`,
      'content-type': 'text/x-lua; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(await stateOf('main.lua')).toBe('waiting')
    world.time.now += 5_000
    await world.say(report('f-1', { 'main.lua': MAIN }))
    expect(await world.list()).toEqual([
      expect.objectContaining({
        state: 'applied',
        reported_digest: digest,
        reported_at: world.time.now,
      }),
    ])
    expect((await world.inbox(after)).messages).toEqual([])
    expect((await world.events()).at(-1)).toBe('node.scripts-reported by device Mast in the city')
  })

  it('answers 304 to a device that has the text', async () => {
    await world.save('main.lua', MAIN)
    const { statusCode, body } = await world.fetch('main.lua', { tag: `"${digestOf(MAIN)}"` })
    expect([statusCode, body]).toEqual([304, ''])
    expect((await world.fetch('main.lua', { tag: `"${digestOf('')}"` })).statusCode).toBe(200)
  })

  it('a device refuses a text with its reason, and a later text waits', async () => {
    await world.save('main.lua', 'if')
    const refused = { name: 'main.lua', digest: digestOf('if'), reason: 'line 1: if without end' }
    await world.say(report('f-1', {}, [refused]))
    expect(await world.list()).toEqual([
      expect.objectContaining({ state: 'refused', reason: 'line 1: if without end' }),
    ])
    await world.save('main.lua', MAIN, { based_on: 1 })
    await world.say(report('f-2', {}, [refused]))
    expect(await world.list()).toEqual([
      expect.objectContaining({ state: 'waiting', reason: null }),
    ])
  })

  it('asks a device again for a text that it refused when it is saved again', async () => {
    await world.save('main.lua', MAIN)
    const { after } = await world.inbox()
    await world.say(report('f-1', {}, [{ name: 'main.lua', reason: 'no space left' }]))
    expect(await world.save('main.lua', MAIN, { based_on: 1 })).toMatchObject({
      version: 1,
      state: 'waiting',
    })
    expect((await world.inbox(after)).messages).toEqual([
      expect.objectContaining({ type: 'files', name: 'main.lua', version: 1 }),
    ])
  })

  it('tells a device to remove a file, and to fetch it again once it is restored', async () => {
    await world.save('main.lua', MAIN)
    await world.remove('main.lua')
    const { messages } = await world.inbox()
    expect(messages).toEqual([expect.objectContaining({ name: 'main.lua', is_deleted: true })])
    expect((await world.fetch('main.lua')).statusCode).toBe(404)
    await world.save('main.lua', MAIN)
    expect((await world.inbox()).messages).toEqual([
      { type: 'files', position: 3, name: 'main.lua', version: 2, digest: digestOf(MAIN) },
    ])
  })

  it('sends files, settings and commands to a returning device in their order', async () => {
    await world.save('main.lua', 'print(1)')
    await world.command('reboot')
    await world.save('wind.lua', 'print("wind")')
    await world.ask({ interval: 120_000 })
    await world.save('main.lua', 'print(2)', { based_on: 1 })
    const { messages } = await world.inbox()
    expect(messages.map(({ type, position }) => [type, position])).toEqual([
      ['command', 2],
      ['files', 3],
      ['settings', 4],
      ['files', 5],
    ])
    expect(messages.at(-1)).toMatchObject({ name: 'main.lua', version: 2 })
  })

  it('wakes a waiting device for a file', async () => {
    const { after } = await world.inbox()
    const waiting = world.inbox(after, 30)
    await world.save('main.lua', MAIN)
    expect((await waiting).messages).toEqual([expect.objectContaining({ type: 'files' })])
  })

  it('records a repeated report once and omits files of the device’s own', async () => {
    await world.save('main.lua', MAIN)
    const first = report('f-1', { 'main.lua': MAIN, 'factory.lua': 'x' })
    expect(await world.say(first)).toMatchObject({ accepted: 1, repeated: 0 })
    await world.say(report('f-2', {}))
    expect(await world.say(first)).toMatchObject({ accepted: 0, repeated: 1 })
    expect(await stateOf('main.lua')).toBe('waiting')
    expect(await world.list()).toHaveLength(1)
  })

  it('refuses malformed reports of a device', async () => {
    const { accepted, refused } = await world.say(
      { type: 'files', id: 'a', files: [{ name: '../x', digest: digestOf('') }] },
      { type: 'files', id: 'b', files: [{ name: 'x', digest: 'short' }] },
      { type: 'files', id: 'c', files: [], refused: [{ name: 'x', reason: 'y'.repeat(201) }] },
      { type: 'files', id: 'd' },
    )
    expect([accepted, refused.map(({ id }) => id)]).toEqual([0, ['a', 'b', 'c', 'd']])
  })

  it('accepts the five newest reports of files in a batch', async () => {
    await world.save('main.lua', MAIN)
    const reports = Array.from({ length: 7 }, (_, number) =>
      report(`f-${number}`, number % 2 === 0 ? { 'main.lua': MAIN } : {}),
    )
    const { accepted, refused } = await world.say(...reports)
    expect([accepted, refused.map(({ id }) => id)]).toEqual([5, ['f-0', 'f-1']])
    expect(await stateOf('main.lua')).toBe('applied')
  })
})

describe('fetching a script file', () => {
  beforeEach(() => world.save('main.lua', MAIN))

  it.each([
    ['without a key', '', 401],
    ['with a key of nobody', 'dk_nobody', 401],
  ])('refuses a fetch %s', async (_, key, status) => {
    expect((await world.fetch('main.lua', { key })).statusCode).toBe(status)
  })

  it('refuses the key of another device', async () => {
    const path = `nodes/${world.harbour.nodeId}/key`
    const { key } = (await world.call<{ key: string }>('harbourmaster', 'PUT', path)).body
    const foreign = await world.fetch('main.lua', { key })
    expect((foreign.json() as ErrorBody).code).toBe('DEVICE_KEY_OF_ANOTHER')
    expect((await world.fetch('main.lua', { key, serial: '1C00BBBB' })).statusCode).toBe(404)
  })

  it('refuses a key that was revoked', async () => {
    await world.call('manager', 'DELETE', `nodes/${world.nodeId}/key`)
    expect((await world.fetch('main.lua')).statusCode).toBe(401)
  })

  it.each(['..%2fmain.lua', '.main.lua', 'none.lua', '%00', 'x'.repeat(80)])(
    'refuses the name %s',
    async (name) => {
      expect([400, 404]).toContain((await world.fetch(name)).statusCode)
    },
  )
})

it('a report that fails half-way changes nothing and counts when it is repeated', async () => {
  await world.save('main.lua', MAIN)
  const { store } = world.context
  const sender = {
    nodeId: world.nodeId,
    serial: world.serial,
    organizationId: 'city',
    ownerId: 'city',
    actor: { kind: 'device' as const, id: world.nodeId, name: 'Mast' },
  }
  const message = report('f-1', { 'main.lua': MAIN }) as never
  await store.db.schema.alterTable('events').renameTo('events_away').execute()
  const broken = takeOutbox(world.context, sender, [{ id: 'f-1', message }])
  await expect(broken).rejects.toThrow('events')
  await store.db.schema.alterTable('events_away').renameTo('events').execute()
  expect(await stateOf('main.lua')).toBe('waiting')
  const { messages } = await readInbox(store.db, sender, 0, world.time.now)
  expect(messages).toEqual([expect.objectContaining({ name: 'main.lua' })])
  expect(await takeOutbox(world.context, sender, [{ id: 'f-1', message }])).toMatchObject({
    accepted: 1,
  })
  expect(await stateOf('main.lua')).toBe('applied')
})
