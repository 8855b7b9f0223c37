import type {
  AuditEntry,
  DeviceCommand,
  ErrorBody,
  List,
  NodeChangePreview,
  NodeChangeResult,
  NodeChangeRun,
  NodeSettings,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedNode } from '../../../testing/seed.ts'
import { createTestServer } from '../../../testing/testServer.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'

let world: World
const THIAMIS = Array.from({ length: 150 }, (_, index) => `2C${String(index).padStart(6, '0')}`)
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
  const seed = (serial: string, type: string, name: string) =>
    seedNode(world.context, { serial, organization: 'city', name, type })
  for (const serial of THIAMIS) await seed(serial, 'Thiamis-1000', `Fleet ${serial}`)
  await seed('84FCE612ABCD', 'AirGradient', 'Office')
  await seed('7AB00001', 'Purifier', 'Hall')
  await seed('airrohr-1', 'airRohr', 'Balcony')
})
afterAll(() => world.close())

const idsOf = (...serials: readonly string[]) => serials.map((serial) => `${serial}:0`)
/** Devices of this file that no other test asks for anything. */
const fresh = (() => {
  let next = 0
  return (count: number) => idsOf(...THIAMIS.slice(next, (next += count)))
})()

const order = (user: UserId, body: object) =>
  world.call<NodeChangeRun & ErrorBody>(user, 'POST', 'nodes/changes', body)
const runOf = async (id: string) =>
  (await world.call<NodeChangeRun>('manager', 'GET', `nodes/changes/${id}`)).body

/** Orders something and waits for its end. */
async function carryOut(body: object): Promise<NodeChangeRun> {
  const { status, body: run } = await order('manager', body)
  expect(status).toBe(200)
  await expect.poll(async () => (await runOf(run.id)).state).toBe('done')
  return runOf(run.id)
}
const resultsOf = async (id: string): Promise<NodeChangeResult[]> => {
  const path = `nodes/changes/${id}/results`
  return (await world.call<List<NodeChangeResult>>('manager', 'GET', path)).body.data
}
const settingsOf = async (id = '') =>
  (await world.call<NodeSettings>('manager', 'GET', `nodes/${id}/settings`)).body.settings
const commandsOf = async (id = '') =>
  (await world.call<List<DeviceCommand>>('manager', 'GET', `nodes/${id}/commands`)).body.data
const eventsOf = async (action: string, target = '') => {
  const path = `audit?organization_id=city&action=${action}&target=${target}`
  return (await world.call<List<AuditEntry>>('owner', 'GET', path)).body.data
}

describe('settings for many devices', () => {
  it('settings wait at each device with who asked for them, over more than one batch', async () => {
    const devices = { ids: idsOf(...THIAMIS.slice(0, 120)) }
    fresh(120)
    const run = await carryOut({ change: 'configure', devices, settings: { interval: 300_000 } })
    expect(run).toMatchObject({
      of: 120,
      changed: 120,
      refused: 0,
      settings: { interval: 300_000 },
    })
    expect(await settingsOf(devices.ids[119])).toMatchObject([
      { name: 'interval', desired: 300_000, state: 'waiting', asked_by: 'manager Tester' },
    ])
    expect(await eventsOf('node.changed', devices.ids[7])).toMatchObject([{ user_id: 'manager' }])
    const [first] = await resultsOf(run.id)
    expect(first).toMatchObject({ outcome: 'changed', setting_state: 'waiting' })
  })

  it('turns off the other switch of the light where one is turned on', async () => {
    const devices = { ids: fresh(2) }
    await carryOut({ change: 'configure', devices, settings: { enable_led: 0 } })
    expect(await settingsOf(devices.ids[1])).toMatchObject([
      { name: 'enable_led', desired: 0 },
      { name: 'led_aq', desired: 0 },
    ])
    const settings = { enable_led: 0, led_aq: 1 }
    const { status, body } = await order('manager', { change: 'configure', devices, settings })
    expect([status, body.issues?.[0]?.path]).toEqual([400, '/settings/led_aq'])
  })

  it('repeated settings leave every device unchanged', async () => {
    const devices = { ids: fresh(2) }
    const asked = { change: 'configure', devices, settings: { enable_led: 0 } }
    await carryOut(asked)
    expect(await carryOut(asked)).toMatchObject({ changed: 0, unchanged: 2 })
  })

  it('devices that lack a setting refuse the whole change, each with its reason', async () => {
    const [thiamis = ''] = fresh(1)
    const run = await carryOut({
      change: 'configure',
      devices: {
        ids: [
          thiamis,
          ...idsOf('84FCE612ABCD', 'airrohr-1'),
          world.harbour.nodeId,
          'no-such-device:0',
        ],
      },
      settings: { interval: 60_000, enable_gps: 1 },
    })
    const reported = (await resultsOf(run.id)).map(
      ({ node_id: id, outcome, code, refused_settings: names, setting_state: state }) => [
        id,
        [outcome, code, names, state],
      ],
    )
    expect(Object.fromEntries(reported)).toEqual({
      [thiamis]: ['changed', null, [], 'waiting'],
      '84FCE612ABCD:0': ['refused', 'VALIDATION_FAILED', ['interval', 'enable_gps'], null],
      'airrohr-1:0': ['refused', 'NOT_CONFIGURABLE', [], null],
      [world.harbour.nodeId]: ['refused', 'NOT_FOUND', [], null],
      'no-such-device:0': ['refused', 'NOT_FOUND', [], null],
    })
    expect(await settingsOf('84FCE612ABCD:0')).toEqual([])
  })

  it('a purifier refuses automation without a device to follow', async () => {
    const run = await carryOut({
      change: 'configure',
      devices: { ids: idsOf('7AB00001') },
      settings: { automation: 1, speed: 50 },
    })
    expect(await resultsOf(run.id)).toMatchObject([
      { outcome: 'refused', code: 'VALIDATION_FAILED', refused_settings: ['automation_devices'] },
    ])
    expect(await settingsOf('7AB00001:0')).toEqual([])
  })

  it.each<[string, object, string]>([
    ['that are missing', {}, '/settings'],
    ['that are private to a device', { wifi_ssid: 'Quay' }, '/settings/wifi_ssid'],
    ['that are secret', { wifi_password: 'correct horse' }, '/settings/wifi_password'],
    ['that none of the devices has', { fan: 3 }, '/settings/fan'],
    ['with a value that none of the devices takes', { interval: 1 }, '/settings/interval'],
  ])('settings %s are refused at once', async (_, settings, path) => {
    const asked = Object.keys(settings).length === 0 ? {} : { settings }
    const devices = { ids: idsOf(THIAMIS[0] ?? '', '7AB00001') }
    const body = { change: 'configure', devices, ...asked }
    const { status, body: answer } = await order('manager', body)
    expect([status, answer.issues?.[0]?.path]).toEqual([400, path])
    expect(JSON.stringify(answer)).not.toContain('correct horse')
  })
})

describe('a command for many devices', () => {
  it('waits at each device and shows the state of each', async () => {
    const ids = fresh(3)
    const run = await carryOut({ change: 'command', devices: { ids }, command: 'format' })
    expect(run).toMatchObject({ of: 3, changed: 3, command: 'format' })
    const given = await commandsOf(ids[0])
    expect(given).toMatchObject([{ name: 'format', state: 'queued', created_by: 'manager Tester' }])
    expect(await eventsOf('node.commanded', ids[0])).toMatchObject([{ user_id: 'manager' }])
    const [{ _id: id } = { _id: '' }] = given
    await world.call('manager', 'PUT', `nodes/${ids[0]}/commands/${id}/withdraw`)
    expect((await resultsOf(run.id)).map(({ command_state: state }) => state)).toEqual([
      'withdrawn',
      'queued',
      'queued',
    ])
  })

  it('gives no second command to devices at which it waits already', async () => {
    const ids = fresh(2)
    await world.call('manager', 'PUT', `nodes/${ids[0]}/actions/reboot`)
    const run = await carryOut({ change: 'command', devices: { ids }, command: 'reboot' })
    expect(run).toMatchObject({ changed: 1, unchanged: 1 })
    expect(await commandsOf(ids[0])).toHaveLength(1)
  })

  it('devices refuse a command they do not support, or with too many unanswered ones', async () => {
    const [full = ''] = fresh(1)
    for (let number = 0; number < 20; number += 1) {
      await world.call('manager', 'PUT', `nodes/${full}/actions/blink`)
    }
    const run = await carryOut({
      change: 'command',
      devices: { ids: [full, ...idsOf('7AB00001', '84FCE612ABCD')] },
      command: 'reboot',
    })
    expect((await resultsOf(run.id)).map(({ outcome, code }) => [outcome, code])).toEqual([
      ['refused', 'COMMANDS_WAITING'],
      ['changed', null],
      ['refused', 'ACTION_NOT_SUPPORTED'],
    ])
  })

  it('refuses at once a command that no device supports', async () => {
    const body = { change: 'command', devices: { ids: idsOf('84FCE612ABCD') }, command: 'format' }
    const { status, body: answer } = await order('manager', body)
    expect([status, answer.code]).toEqual([409, 'ACTION_NOT_SUPPORTED'])
    const { command: _, ...none } = body
    expect((await order('manager', none)).status).toBe(400)
  })

  it('answers 403 to those who only read the devices', async () => {
    const body = { change: 'command', devices: { ids: fresh(1) }, command: 'blink' }
    expect((await order('user', body)).status).toBe(403)
  })

  it('previews how many devices would get the command', async () => {
    const body = {
      change: 'command',
      devices: { ids: [...fresh(2), ...idsOf('84FCE612ABCD'), world.harbour.nodeId] },
      command: 'format',
    }
    const path = 'nodes/changes/preview'
    const preview = await world.call<NodeChangePreview>('manager', 'POST', path, body)
    expect(preview.body).toMatchObject({ of: 4, changed: 2, unchanged: 0, refused: 2 })
  })
})

describe('commands waiting at many devices', () => {
  it('withdraws all waiting commands, or those of one kind, with an event each', async () => {
    const ids = fresh(3)
    const devices = { ids }
    await carryOut({ change: 'command', devices: { ids: ids.slice(0, 2) }, command: 'format' })
    await carryOut({ change: 'command', devices, command: 'reboot' })
    const formats = await carryOut({ change: 'withdraw_commands', devices, command: 'format' })
    expect(formats).toMatchObject({ changed: 2, unchanged: 1, refused: 0 })
    const states = async () =>
      (await commandsOf(ids[0])).map(({ name, state }) => `${name} ${state}`).toSorted()
    expect(await states()).toEqual(['format withdrawn', 'reboot queued'])
    await carryOut({ change: 'withdraw_commands', devices })
    expect(await states()).toEqual(['format withdrawn', 'reboot withdrawn'])
    expect(await eventsOf('node.command-withdrawn', ids[0])).toHaveLength(2)
  })
})

describe('an order that asks devices', () => {
  it('the next process carries on an order after a stop, and an order can be cancelled', async () => {
    const ids = fresh(3)
    await world.context.jobs.stop()
    const blink = { change: 'command', devices: { ids }, command: 'blink' }
    const { body: kept } = await order('manager', blink)
    const settings = { enable_led: 0 }
    const { body: other } = await order('manager', {
      change: 'configure',
      devices: { ids },
      settings,
    })
    expect(await runOf(kept.id)).toMatchObject({ state: 'running', changed: 0 })
    await world.call('manager', 'POST', `nodes/changes/${other.id}/cancel`)
    const next = await createTestServer({ store: world.context.store, runsJobs: true })
    await expect.poll(async () => (await runOf(kept.id)).state).toBe('done')
    expect(await runOf(kept.id)).toMatchObject({ changed: 3 })
    expect(await runOf(other.id)).toMatchObject({ state: 'cancelled', changed: 0 })
    expect(await commandsOf(ids[2])).toHaveLength(1)
    expect(await settingsOf(ids[2])).toEqual([])
    await next.app.close()
  })
})
