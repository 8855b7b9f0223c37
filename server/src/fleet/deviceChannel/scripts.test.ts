import type { ErrorBody } from '@airshed/schemas'
import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedNode } from '../../testing/seed.ts'
import { deleteScript } from './deleteScript.ts'
import { createScriptWorld, digestOf, type ScriptWorld } from './testsupport/scriptWorld.ts'

let world: ScriptWorld
beforeAll(async () => {
  world = await createScriptWorld()
})
beforeEach(() => world.reset())
afterAll(() => world.close())

const MAIN = 'print("air")\n'

describe('a script file', () => {
  it('saves a file with its author and reads it', async () => {
    const saved = await world.save('main.lua', MAIN)
    expect(saved).toEqual({
      name: 'main.lua',
      version: 1,
      digest: digestOf(MAIN),
      size: MAIN.length,
      saved_at: world.time.now,
      saved_by: 'manager Tester',
      restored_from: null,
      is_deleted: false,
      state: 'waiting',
      asked_at: world.time.now,
      reported_digest: null,
      reported_at: null,
      reason: null,
    })
    expect(await world.list()).toEqual([saved])
    expect(await world.read('main.lua')).toMatchObject({ text: MAIN, version: 1 })
  })

  it('saving the same text changes nothing', async () => {
    await world.save('main.lua', MAIN)
    const { after } = await world.inbox()
    expect(await world.save('main.lua', MAIN, { based_on: 1 })).toMatchObject({ version: 1 })
    expect(await world.inbox(after)).toEqual({ messages: [], after })
    expect(await world.events()).toEqual(['node.script-saved by user manager Tester'])
  })

  it('keeps its text exactly, whatever it contains', async () => {
    const text = '-- ñ 温度 🌡\r\n\tif a then\r\n'
    expect(await world.save('main.lua', text)).toMatchObject({ size: Buffer.byteLength(text) })
    expect((await world.read('main.lua')).text).toBe(text)
    expect((await world.fetch('main.lua')).rawPayload.toString()).toBe(text)
  })

  it('hides a file from other organizations and refuses changes of those who only read', async () => {
    await world.save('main.lua', MAIN)
    const path = `${world.base}/main.lua`
    expect((await world.call('harbourmaster', 'GET', path)).status).toBe(404)
    const body = { text: 'x', based_on: 1 }
    expect((await world.refusal('main.lua', body, 'harbourmaster')).status).toBe(404)
    expect((await world.call('user', 'GET', path)).status).toBe(200)
    expect((await world.refusal('main.lua', body, 'user')).status).toBe(403)
    expect((await world.call('user', 'DELETE', path)).status).toBe(403)
    expect(await world.read('main.lua')).toMatchObject({ text: MAIN })
  })
})

describe('two people who edit one script file', () => {
  beforeEach(() => world.save('main.lua', MAIN))

  it('the second one learns what the first saved and loses nothing', async () => {
    await world.save('main.lua', 'print("owner")', { based_on: 1, user: 'owner' })
    const refusal = await world.refusal('main.lua', { text: 'print("manager")', based_on: 1 })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      details: { newest: { version: 2, saved_by: 'owner Tester', state: 'waiting' } },
    })
    expect(refusal.errors.detail).toBe(
      'main.lua was saved by owner Tester: expected version 2, got version 1. Load it again',
    )
    expect((await world.read('main.lua')).text).toBe('print("owner")')
    await world.save('main.lua', 'print("manager")', { based_on: 2 })
    expect((await world.read('main.lua', 2)).text).toBe('print("owner")')
  })

  it('accepts one of eight concurrent saves', async () => {
    const texts = Array.from({ length: 8 }, (_, number) => `print(${number})`)
    const answers = await Promise.all(
      texts.map((text) =>
        world.call('manager', 'PUT', `${world.base}/main.lua`, { text, based_on: 1 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect((await world.versions('main.lua')).map(({ version }) => version)).toEqual([2, 1])
  })

  it('refuses a name in use for a new file, and a save of a deleted file', async () => {
    expect(await world.refusal('main.lua', { text: 'x', based_on: null })).toMatchObject({
      code: 'CONFLICT',
      details: { newest: { version: 1 } },
    })
    await world.remove('main.lua')
    expect(await world.refusal('main.lua', { text: 'x', based_on: 1 })).toMatchObject({
      code: 'CONFLICT',
      details: { newest: { is_deleted: true } },
    })
    expect(await world.refusal('never.lua', { text: 'x', based_on: 1 })).toMatchObject({
      code: 'CONFLICT',
      details: { newest: null },
    })
  })
})

describe('versions of a script file', () => {
  it('keeps the newest fifty versions', async () => {
    for (let number = 0; number < 53; number += 1) {
      await world.write('main.lua', `print(${number})`, number === 0 ? null : number)
    }
    const kept = (await world.versions('main.lua')).map(({ version }) => version)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 53, 4])
    const { status } = await world.call('manager', 'GET', `${world.base}/main.lua?version=3`)
    expect(status).toBe(404)
  })

  it('keeps fewer versions of large files, and always the newest', async () => {
    for (let number = 0; number < 10; number += 1) {
      const text = `${number}`.repeat(250 * 1024)
      await world.write('main.lua', text, number === 0 ? null : number)
    }
    expect((await world.versions('main.lua')).map(({ version }) => version)).toEqual([
      10, 9, 8, 7, 6, 5, 4, 3,
    ])
  })

  it('restores a version as a new one', async () => {
    await world.save('main.lua', MAIN)
    await world.save('main.lua', 'print("worse")', { based_on: 1 })
    const restored = await world.save('main.lua', MAIN, { based_on: 2, restored_from: 1 })
    expect(restored).toMatchObject({ version: 3, digest: digestOf(MAIN), restored_from: 1 })
    expect((await world.versions('main.lua')).map((one) => one.restored_from)).toEqual([
      1,
      null,
      null,
    ])
    const lie = { text: 'print("new")', based_on: 3, restored_from: 1 }
    expect(await world.refusal('main.lua', lie)).toMatchObject({
      status: 400,
      issues: [{ path: '/restored_from' }],
    })
  })

  it('thins out versions of somebody typing and never those of others', async () => {
    await world.save('main.lua', 'p', { user: 'owner' })
    let version = 1
    const type = async (text: string) => {
      world.time.now += SECOND_MS
      await world.save('main.lua', text, { based_on: version, continues: version > 2 })
      version += 1
    }
    for (const text of ['pr', 'pri', 'prin', 'print', 'print()']) await type(text)
    const kept = async () => (await world.versions('main.lua')).map((one) => one.version)
    expect(await kept()).toEqual([6, 2, 1])
    world.time.now += 2 * MINUTE_MS
    await type('print(1)')
    await type('print(2)')
    await type('print(3)')
    expect(await kept()).toEqual([9, 7, 2, 1])
    expect((await world.read('main.lua', 1)).text).toBe('p')
  })

  it('keeps a typed version that the device runs', async () => {
    await world.save('main.lua', 'p')
    await world.save('main.lua', 'pr', { based_on: 1, continues: true })
    const files = [{ name: 'main.lua', digest: digestOf('pr') }]
    await world.say({ type: 'files', id: 'f', files })
    await world.save('main.lua', 'pri', { based_on: 2, continues: true })
    expect((await world.versions('main.lua')).map(({ version }) => version)).toEqual([3, 2, 1])
  })
})

describe('a deleted script file', () => {
  it('a deleted file stays in the list until the device removed it, and can be restored', async () => {
    await world.save('main.lua', MAIN)
    const files = [{ name: 'main.lua', digest: digestOf(MAIN) }]
    await world.say({ type: 'files', id: 'has it', files })
    expect((await world.remove('main.lua')).status).toBe(204)
    expect(await world.list()).toEqual([
      expect.objectContaining({ name: 'main.lua', is_deleted: true, state: 'waiting' }),
    ])
    await world.say({ type: 'files', id: 'removed it', files: [] })
    expect(await world.list()).toEqual([])
    expect((await world.call('manager', 'GET', `${world.base}/main.lua`)).status).toBe(404)
    expect((await world.remove('main.lua')).status).toBe(404)
    expect((await world.read('main.lua', 1)).text).toBe(MAIN)
    const back = await world.save('main.lua', MAIN, { restored_from: 1 })
    expect(back).toMatchObject({ version: 2, is_deleted: false, restored_from: 1 })
  })
})

describe('refused script files', () => {
  it.each(['.hidden', '..', 'a b.lua', 'a%2Fb.lua', 'ñ.lua', 'x'.repeat(65), '%00'])(
    'refuses a script with the name %s',
    async (name) => {
      const { status } = await world.refusal(name, { text: 'x', based_on: null })
      expect([400, 404]).toContain(status)
      expect(await world.list()).toEqual([])
    },
  )

  it('refuses a text beyond the limit of bytes', async () => {
    const largest = 'é'.repeat(128 * 1024)
    expect(await world.save('main.lua', largest)).toMatchObject({ size: 256 * 1024 })
    const larger = await world.refusal('main.lua', { text: `${largest}!`, based_on: 1 })
    expect(larger).toMatchObject({ status: 400, issues: [{ path: '/text' }] })
  })

  it('refuses more files than a device can have until one is deleted', async () => {
    for (let number = 0; number < 50; number += 1) await world.write(`f${number}.lua`, 'x')
    expect(await world.refusal('more.lua', { text: 'x', based_on: null })).toMatchObject({
      status: 409,
      code: 'SCRIPT_LIMIT',
    })
    await world.remove('f7.lua')
    expect(await world.save('more.lua', 'x')).toMatchObject({ version: 1 })
  })

  it('refuses files for a type that runs none', async () => {
    const { nodeId } = await seedNode(world.context, {
      serial: 'rohr-1',
      type: 'airRohr',
      organization: 'city',
    })
    for (const [method, path, body] of [
      ['GET', 'scripts', undefined],
      ['PUT', 'scripts/main.lua', { text: 'x', based_on: null }],
      ['DELETE', 'scripts/main.lua', undefined],
    ] as const) {
      const answer = await world.call<ErrorBody>('manager', method, `nodes/${nodeId}/${path}`, body)
      expect([answer.status, answer.body.code]).toEqual([409, 'SCRIPTS_NOT_SUPPORTED'])
    }
  })

  it('keeps at most fifty deleted files of a device', async () => {
    const { db } = world.context.store
    for (let number = 0; number < 55; number += 1) {
      const name = `f${number}.lua`
      await world.write(name, 'x')
      world.time.now += 1
      await db
        .transaction()
        .execute((tx) => deleteScript(tx, { nodeId: world.nodeId, name, now: world.time.now }))
    }
    await world.write('last.lua', 'x')
    const rows = await db
      .selectFrom('device_scripts')
      .select('name')
      .where('node_id', '=', world.nodeId)
      .execute()
    expect(rows).toHaveLength(51)
    expect(rows.map(({ name }) => name)).not.toContain('f0.lua')
  })
})
