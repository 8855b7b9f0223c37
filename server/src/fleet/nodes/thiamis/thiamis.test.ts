import { SCRIPT_BYTES_MAX, SCRIPTS_MAX, type ErrorBody, type NodeSettings } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedNode } from '../../../testing/seed.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'

let world: World
let purifier: string
let thiamis: string
beforeAll(async () => {
  world = await createWorld()
  thiamis = world.city.nodeId
  const seeded = { serial: '1C00CCCC', organization: 'city', type: 'Purifier' }
  purifier = (await seedNode(world.context, seeded)).nodeId
})
afterAll(() => world.close())

type Setting = { value: unknown } & ErrorBody
const get = async <Body = Setting>(id: string, path: string, user: UserId = 'manager') => {
  const { status, body } = await world.call<Body>(user, 'GET', `thiamis/${id}/${path}`)
  return { status, body }
}
const put = async <Body = Setting>(
  id: string,
  path: string,
  payload: object,
  user: UserId = 'manager',
) => {
  const { status, body } = await world.call<Body>(user, 'PUT', `thiamis/${id}/${path}`, payload)
  return { status, body }
}
const paths = ({ issues }: ErrorBody) => issues?.map(({ path }) => path)

describe('a setting of a device at its own address', () => {
  it.each([
    ['dfs', 1],
    ['speed', 75],
    ['automation', 0],
    ['cron', '0 9 * * 1-5'],
  ])('the setting %s is asked for and read as requested', async (path, value) => {
    expect(await get(purifier, path)).toEqual({ status: 200, body: { value: null } })
    expect(await put(purifier, path, { value })).toEqual({ status: 200, body: { value } })
    expect(await get(purifier, path)).toEqual({ status: 200, body: { value } })
    const { body } = await world.call<NodeSettings>('manager', 'GET', `nodes/${purifier}/settings`)
    expect(body.settings.find(({ name }) => name === path)).toMatchObject({
      desired: value,
      state: 'waiting',
    })
  })

  it.each([
    ['speed', { value: 30 }, '/value'],
    ['speed', { value: '50' }, '/value'],
    ['dfs', { value: 2 }, '/value'],
    ['cron', { value: 'every day' }, '/value'],
    ['cron', { value: '1'.repeat(101) }, '/value'],
    ['speed', {}, '/value'],
    ['speed', { value: 50, mode: 1 }, '/mode'],
  ])('the setting %s refuses the value %j', async (path, payload, at) => {
    const { status, body } = await put(purifier, path, payload)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(paths(body)).toContain(at)
  })

  it('refuses automation without devices whose air it follows', async () => {
    const { status, body } = await put(purifier, 'automation', { value: 1 })
    expect([status, body.issues]).toEqual([
      400,
      [
        {
          path: '/value',
          expected: 'at least one device while automation is on',
          got: 'nothing',
        },
      ],
    ])
  })

  it('refuses settings that the device does not have and unknown names', async () => {
    expect((await get(thiamis, 'speed')).body.code).toBe('NOT_FOUND')
    expect((await put(thiamis, 'speed', { value: 50 })).body.code).toBe('NOT_FOUND')
    expect((await get(purifier, 'wifi_password')).status).toBe(400)
    const oneWay = { serial: '1C00DDDD', organization: 'city', type: 'airRohr' }
    const { nodeId } = await seedNode(world.context, oneWay)
    expect((await get(nodeId, 'speed')).body.code).toBe('NOT_CONFIGURABLE')
  })

  it('refuses those who may not configure the device', async () => {
    expect((await put(purifier, 'speed', { value: 50 }, 'user')).status).toBe(403)
    expect((await get(purifier, 'speed', 'harbourmaster')).status).toBe(404)
    expect((await put(purifier, 'speed', { value: 50 }, 'harbourmaster')).status).toBe(404)
  })
})

describe('the address that a device reports to', () => {
  const SERIAL = '1C00EEEE'
  const move = (value: unknown, user: UserId = 'admin', serial = SERIAL) =>
    put(serial, 'endpoint', { value }, user)
  let nodeId: string
  beforeAll(async () => {
    ;({ nodeId } = await seedNode(world.context, { serial: SERIAL, organization: 'city' }))
  })

  it('stores the address in lower case as a waiting setting', async () => {
    const value = 'https://air.example.org/ingest'
    expect(await move('HTTPS://Air.Example.org/Ingest')).toEqual({ status: 200, body: { value } })
    const { body } = await world.call<NodeSettings>('manager', 'GET', `nodes/${nodeId}/settings`)
    expect(body.settings).toEqual([
      expect.objectContaining({ name: 'endpoint', desired: value, state: 'waiting' }),
    ])
  })

  it('refuses everybody but administrators of the owner', async () => {
    const answers = ['manager', 'owner', 'user', 'harbourmaster'] as const
    const of = async (user: UserId) => (await move('https://a.example', user)).status
    expect(await Promise.all(answers.map(of))).toEqual([403, 403, 403, 404])
    const settings = { endpoint: 'https://a.example' }
    const { status } = await world.call('admin', 'PUT', `nodes/${nodeId}`, { settings })
    expect(status).toBe(400)
  })

  it.each([
    'ftp://a.example',
    'https://user:pass@a.example',
    'https://a.example/?token=1',
    'https://a.example/#x',
    'a.example',
    'https://',
    'https://ä.example',
    `https://${'a'.repeat(248)}`,
    7,
  ])('refuses the address %j', async (value) => {
    expect((await move(value)).body.code).toBe('VALIDATION_FAILED')
  })

  it('refuses an address for a device that only sends', async () => {
    const oneWay = { serial: '1C00EEE2', organization: 'city', type: 'airRohr' }
    await seedNode(world.context, oneWay)
    expect((await move('https://a.example', 'admin', '1C00EEE2')).body.code).toBe(
      'NOT_CONFIGURABLE',
    )
  })
})

describe('the script files of a device as a map', () => {
  const files = (id = thiamis) => get<Record<string, string> & ErrorBody>(id, 'files')
  const save = (payload: object) =>
    put<Record<string, string> & ErrorBody>(thiamis, 'files', payload)
  const version = async (name: string) =>
    (await world.call<{ version: number }>('manager', 'GET', `nodes/${thiamis}/scripts/${name}`))
      .body.version

  it('saves and reads files by name and keeps those that are not named', async () => {
    expect((await files()).body).toEqual({})
    await save({ 'main.lua': 'print(1)', 'pump.lua': 'on()' })
    expect(await save({ 'main.lua': 'print(2)' })).toEqual({
      status: 200,
      body: { 'main.lua': 'print(2)', 'pump.lua': 'on()' },
    })
    expect([await version('main.lua'), await version('pump.lua')]).toEqual([2, 1])
  })

  it('adds no version for a text that is saved already', async () => {
    await save({ 'main.lua': 'print(3)' })
    const before = await version('main.lua')
    await save({ 'main.lua': 'print(3)' })
    expect(await version('main.lua')).toBe(before)
  })

  it('omits deleted files and accepts a new file of that name', async () => {
    await save({ 'old.lua': 'old()' })
    await world.call('manager', 'DELETE', `nodes/${thiamis}/scripts/old.lua`)
    expect((await files()).body).not.toHaveProperty('old.lua')
    expect((await save({ 'old.lua': 'new()' })).body).toMatchObject({ 'old.lua': 'new()' })
  })

  it('leaves an event for each file that changed', async () => {
    await save({ 'a.lua': '1', 'b.lua': '2' })
    await save({ 'a.lua': '1', 'b.lua': '3' })
    const events = await world.context.store.db
      .selectFrom('events')
      .select('detail')
      .where('name', '=', 'node.script-saved')
      .orderBy('position', 'desc')
      .limit(3)
      .execute()
    expect(events.map(({ detail }) => detail['script']).toSorted()).toEqual([
      'a.lua',
      'b.lua',
      'b.lua',
    ])
  })

  it.each<[string, object, string]>([
    ['nothing', {}, ''],
    ['a name with a folder', { '../main.lua': 'x' }, ''],
    ['a hidden name', { '.profile': 'x' }, ''],
    ['no text', { 'main.lua': 1 }, '/main.lua'],
    ['a text that is too long', { 'main.lua': 'x'.repeat(SCRIPT_BYTES_MAX + 1) }, '/main.lua'],
    ['a text of too many bytes', { 'main.lua': 'é'.repeat(SCRIPT_BYTES_MAX / 2 + 1) }, '/main.lua'],
  ])('refuses files with %s and keeps the saved ones', async (_, payload, at) => {
    const before = (await files()).body
    const { status, body } = await save(payload)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(paths(body)?.some((path) => path.startsWith(at))).toBe(true)
    expect((await files()).body).toEqual(before)
  })

  it('saves all files or none when one exceeds the limit', async () => {
    const before = (await files()).body
    const many = Array.from({ length: SCRIPTS_MAX }, (_, index) => [`many${index}.lua`, 'x'])
    const { status, body } = await save(Object.fromEntries(many) as object)
    expect([status, body.code]).toEqual([409, 'SCRIPT_LIMIT'])
    expect((await files()).body).toEqual(before)
  })

  it('refuses those without the right, and a device that runs no scripts', async () => {
    const payload = { 'main.lua': 'x' }
    expect((await put(thiamis, 'files', payload, 'user')).status).toBe(403)
    expect((await get(thiamis, 'files', 'harbourmaster')).status).toBe(404)
    expect((await files(purifier)).body.code).toBe('SCRIPTS_NOT_SUPPORTED')
  })
})
