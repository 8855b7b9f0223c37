import { MINUTE_MS } from '@airshed/domain'
import type { FirmwareImage, NodeFirmwareHistory, RolloutGates } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedNode } from '../../../testing/seed.ts'
import { seedFirmware } from '../../../testing/world/firmware.ts'
import { advanceRollouts } from './advanceRollouts.ts'
import { offerImage } from './offers.ts'
import { createRolloutWorld, type RolloutWorld } from './rollouts.fixture.ts'

const GATES: RolloutGates = {
  online_percent_min: 100,
  online_within_minutes: 10,
  failed_percent_max: 0,
  needs_readings: true,
}
const WAVES = [25, 50, 100]

let world: RolloutWorld
beforeEach(async () => {
  world = await createRolloutWorld(8)
})
afterEach(() => world.close())

const begin = async (gates: Partial<RolloutGates> = {}, waves = WAVES) => {
  const { status, body } = await world.start({ waves, gates: { ...GATES, ...gates } })
  expect(status).toBe(201)
  await world.advance()
  return body.id
}
const inState = async (id: string, state: string) =>
  (await world.devices(id)).filter((device) => device.state === state).map(({ node_id: n }) => n)
/** Devices that were offered the image install it, start and measure. */
const update = async (id: string) => {
  const offered = await inState(id, 'offered')
  for (const nodeId of offered) await world.boot(nodeId, '2.0')
  await world.advance()
  world.time.now += MINUTE_MS
  for (const nodeId of offered) await world.measure(nodeId)
  await world.advance()
}
const eventsOf = async (id: string) =>
  (
    await world.db
      .selectFrom('events')
      .select(['name', 'actor_kind'])
      .where('row_id', '=', id)
      .orderBy('position')
      .execute()
  ).map(({ name, actor_kind: kind }) => `${name} by ${kind}`)

describe('a rollout in waves', () => {
  it('offers the image wave by wave, each after the one before is back and measures', async () => {
    const id = await begin()
    expect(await world.rollout(id)).toMatchObject({
      state: 'running',
      version: '2.0',
      wave: 0,
      units: { waiting: 6, offered: 2, updated: 0 },
    })
    await update(id)
    expect(await world.rollout(id)).toMatchObject({
      wave: 1,
      units: { waiting: 4, offered: 2, updated: 2 },
    })
    await update(id)
    expect((await world.rollout(id)).units).toMatchObject({ waiting: 0, offered: 4, updated: 4 })
    await update(id)
    expect(await world.rollout(id)).toMatchObject({
      state: 'finished',
      ended_at: world.time.now,
      units: { updated: 8 },
      actions: ['roll_back'],
    })
    expect(await eventsOf(id)).toEqual([
      'firmware-rollout.started by user',
      'firmware-rollout.finished by system',
    ])
  })

  it('gives each device what it needs to fetch and check the image', async () => {
    const id = await begin()
    const [nodeId = ''] = await inState(id, 'offered')
    const [message] = await world.inbox(nodeId)
    expect(message).toEqual({
      type: 'firmware',
      position: 1,
      version: '2.0',
      url: `/devices/${nodeId.slice(0, -2)}/firmware/${world.image}`,
      bytes: 8,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      signature: expect.stringMatching(/==$/),
    })
    const [other = ''] = await inState(id, 'waiting')
    expect(await world.inbox(other)).toEqual([])
  })

  it('waits for a reading after the update, and not for one before', async () => {
    const id = await begin()
    const offered = await inState(id, 'offered')
    for (const nodeId of offered) {
      await world.measure(nodeId)
      await world.boot(nodeId, '2.0')
    }
    await world.advance()
    expect(await world.rollout(id)).toMatchObject({ wave: 0, units: { updated: 2 } })
    world.time.now += 1
    for (const nodeId of offered) await world.measure(nodeId)
    await world.advance()
    expect(await world.rollout(id)).toMatchObject({ wave: 1 })
  })

  it('shows how far a device has downloaded', async () => {
    const id = await begin()
    const [nodeId = ''] = await inState(id, 'offered')
    await world.say(nodeId, { type: 'firmware', version: '2.0', state: 'downloading', percent: 40 })
    const device = (await world.devices(id)).find((one) => one.node_id === nodeId)
    expect(device).toMatchObject({ state: 'downloading', percent: 40, from_version: '1.0' })
  })

  it('counts current and pending units of the image', async () => {
    const id = await begin()
    await update(id)
    const { body } = await world.call<FirmwareImage>('manager', 'GET', `firmware/${world.image}`)
    expect(body).toMatchObject({ current_units: 2, pending_units: 6 })
  })

  it('knows an update that a device reports after the end', async () => {
    const id = await begin({ online_percent_min: 1, needs_readings: false }, [100])
    const [first = '', second = ''] = await inState(id, 'offered')
    await world.boot(first, '2.0')
    await world.advance()
    world.time.now += 10 * MINUTE_MS
    await world.advance()
    expect(await world.rollout(id)).toMatchObject({ state: 'finished' })
    expect(await world.inbox(second)).toHaveLength(1)
    await world.boot(second, '2.0')
    await world.advance()
    expect((await world.rollout(id)).units).toMatchObject({ updated: 2, offered: 6 })
    expect(await world.inbox(second)).toEqual([])
  })
})

describe('a gate that is not passed', () => {
  it('pauses at once when too many devices fail, and offers nothing more', async () => {
    const id = await begin()
    const [bad = '', other = ''] = await inState(id, 'offered')
    await world.say(bad, { type: 'firmware', version: '2.0', state: 'failed', reason: 'No space' })
    await world.advance()
    expect(await world.rollout(id)).toMatchObject({
      state: 'paused',
      pause: { cause: 'failed', by: null, percent: 50, limit: 0 },
      units: { failed: 1, waiting: 7 },
    })
    expect(await world.inbox(other)).toEqual([])
    world.time.now += 60 * MINUTE_MS
    await world.advance()
    expect((await world.rollout(id)).units).toMatchObject({ failed: 1, waiting: 7 })
    expect((await eventsOf(id)).at(-1)).toBe('firmware-rollout.paused by system')
    const device = (await world.devices(id)).find((one) => one.node_id === bad)
    expect(device).toMatchObject({ state: 'failed', reason: 'No space' })
  })

  it('pauses when too few devices are back at the end of the time of the wave', async () => {
    const id = await begin()
    const [first = ''] = await inState(id, 'offered')
    await world.boot(first, '2.0')
    world.time.now += 10 * MINUTE_MS - 1
    await world.advance()
    expect((await world.rollout(id)).state).toBe('running')
    world.time.now += 1
    await world.advance()
    expect(await world.rollout(id)).toMatchObject({
      state: 'paused',
      pause: { cause: 'online', percent: 50, limit: 100 },
    })
  })

  it('pauses when devices are back and send no readings', async () => {
    const id = await begin()
    for (const nodeId of await inState(id, 'offered')) await world.boot(nodeId, '2.0')
    await world.advance()
    world.time.now += 10 * MINUTE_MS
    await world.advance()
    expect(await world.rollout(id)).toMatchObject({
      state: 'paused',
      pause: { cause: 'readings', percent: 0, limit: 100 },
    })
  })

  it('lets a person continue: devices that failed are offered the image again', async () => {
    const id = await begin()
    const offered = await inState(id, 'offered')
    await world.say(offered[0] ?? '', { type: 'firmware', version: '2.0', state: 'failed' })
    await world.advance()
    await world.act(id, 'continue')
    await world.advance()
    expect((await inState(id, 'offered')).toSorted()).toEqual(offered.toSorted())
    await update(id)
    expect(await world.rollout(id)).toMatchObject({ state: 'running', pause: null, wave: 1 })
  })
})

describe('a rollout that is rolled back', () => {
  it('offers devices the image that they had, and withdraws what others were offered', async () => {
    const id = await begin()
    await update(id)
    const updated = await inState(id, 'updated')
    const offered = await inState(id, 'offered')
    await world.act(id, 'roll_back')
    await world.advance()
    expect(await world.rollout(id)).toMatchObject({
      state: 'rolling_back',
      units: { offered: 2, waiting: 6 },
    })
    for (const nodeId of offered) expect(await world.inbox(nodeId)).toEqual([])
    for (const nodeId of updated) {
      expect(await world.inbox(nodeId)).toEqual([
        expect.objectContaining({ type: 'firmware', version: '1.0' }),
      ])
      await world.boot(nodeId, '1.0')
    }
    await world.advance()
    expect(await world.rollout(id)).toMatchObject({
      state: 'rolled_back',
      units: { rolled_back: 2, waiting: 6 },
      actions: [],
    })
  })

  it('reaches a device that installs what was withdrawn from it', async () => {
    const id = await begin()
    const [late = ''] = await inState(id, 'offered')
    await update(id)
    const [other = ''] = await inState(id, 'offered')
    await world.act(id, 'roll_back')
    await world.advance()
    await world.boot(other, '2.0')
    await world.advance()
    expect(await world.inbox(other)).toEqual([expect.objectContaining({ version: '1.0' })])
    expect(await world.inbox(late)).toEqual([expect.objectContaining({ version: '1.0' })])
  })

  it('leaves devices as they are whose earlier image is not there', async () => {
    await world.db.updateTable('device_channels').set({ firmware: '0.9' }).execute()
    const id = await begin()
    await update(id)
    await world.act(id, 'roll_back')
    await world.advance()
    expect(await world.rollout(id)).toMatchObject({
      state: 'rolled_back',
      units: { updated: 2, waiting: 6 },
    })
  })
})

describe('a rollout that a person pauses or cancels', () => {
  it('keeps what devices already download while it is paused', async () => {
    const id = await begin()
    const [first = '', second = ''] = await inState(id, 'offered')
    await world.say(first, { type: 'firmware', version: '2.0', state: 'downloading' })
    expect(await world.act(id, 'pause')).toMatchObject({
      state: 'paused',
      pause: { cause: 'person', by: 'admin Tester' },
      units: { downloading: 1, waiting: 7 },
    })
    expect(await world.inbox(first)).toHaveLength(1)
    expect(await world.inbox(second)).toEqual([])
  })

  it('a rollout is over for good once it is cancelled', async () => {
    const id = await begin()
    const offered = await inState(id, 'offered')
    expect(await world.act(id, 'cancel')).toMatchObject({ state: 'cancelled' })
    for (const nodeId of offered) expect(await world.inbox(nodeId)).toEqual([])
    const again = await world.call('admin', 'POST', `firmware_rollouts/${id}/continue`)
    expect(again.status).toBe(409)
    expect((await world.start()).status).toBe(201)
  })
})

describe('the work on a rollout', () => {
  it('goes on where a process died, and offers nothing twice', async () => {
    const { status, body } = await world.start({ waves: WAVES, gates: GATES })
    expect(status).toBe(201)
    const stopped = AbortSignal.abort(new Error('the process dies'))
    await expect(advanceRollouts(world.context, stopped)).rejects.toThrow('the process dies')
    await Promise.all([world.advance(), world.advance(), world.advance()])
    const rows = await world.db
      .selectFrom('device_channels')
      .select('position')
      .where('position', '>', 0)
      .execute()
    expect(rows).toEqual([{ position: 1 }, { position: 1 }])
    expect((await world.rollout(body.id)).units).toMatchObject({ offered: 2, waiting: 6 })
  })

  it('leaves nothing of a step that fails before its end', async () => {
    const { body } = await world.start({ waves: WAVES, gates: GATES })
    const offer = {
      rolloutId: body.id,
      imageId: world.image,
      nodeIds: world.nodeIds,
      goesBack: false,
      now: world.time.now,
    }
    const step = world.db.transaction().execute(async (tx) => {
      await offerImage(tx, world.context, offer)
      throw new Error('the process dies')
    })
    await expect(step).rejects.toThrow('the process dies')
    expect((await world.rollout(body.id)).units).toMatchObject({ waiting: 8 })
    expect(await world.inbox(world.nodeIds[0] ?? '')).toEqual([])
  })
})

describe('the start of a rollout', () => {
  it('takes active devices of the type that run another version', async () => {
    const [first = '', second = ''] = world.nodeIds
    await world.boot(first, '2.0')
    await world.db
      .updateTable('nodes')
      .set({ status: 'deactivated' })
      .where('id', '=', second)
      .execute()
    const { body } = await world.start()
    expect((await world.devices(body.id)).map((device) => device.node_id).toSorted()).toEqual(
      world.nodeIds.slice(2),
    )
  })

  it('takes only devices that are named', async () => {
    const named = world.nodeIds.slice(0, 3)
    const { body } = await world.start({ node_ids: named, waves: [50, 100] })
    const waves = (await world.devices(body.id)).map(({ wave }) => wave)
    expect(waves).toEqual([0, 0, 1])
  })

  it.each<[string, () => Promise<object> | object, string]>([
    ['waves that do not end with 100', () => ({ waves: [5, 25] }), '422 FIRMWARE_WAVES'],
    ['waves that do not ascend', () => ({ waves: [50, 50, 100] }), '422 FIRMWARE_WAVES'],
    [
      'a device of another organization',
      () => ({ node_ids: [world.harbour.nodeId] }),
      '422 FIRMWARE_OTHER_DEVICES',
    ],
    [
      'an image of another organization',
      async () => ({ image_id: await seedFirmware(world.context, 'harbour') }),
      '404 NOT_FOUND',
    ],
    [
      'an image that is not complete',
      async () => ({ image_id: await seedFirmware(world.context, 'city', { stage: 'begun' }) }),
      '409 FIRMWARE_STATE',
    ],
    [
      'an image for devices without a channel',
      async () => ({
        image_id: await seedFirmware(world.context, 'city', { deviceType: 'PurpleAir' }),
      }),
      '422 FIRMWARE_NO_CHANNEL',
    ],
    [
      'an image for devices that do not exist',
      async () => ({ image_id: await seedFirmware(world.context, 'city', { deviceType: 'Driq' }) }),
      '422 FIRMWARE_NO_DEVICES',
    ],
  ])('refuses %s', async (_, plan, expected) => {
    const { status, body } = await world.start(await plan())
    expect(`${status} ${body.code}`).toBe(expected)
  })

  it('refuses devices of a rollout that is not over, also when both start at once', async () => {
    const answers = await Promise.all([world.start(), world.start(), world.start()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect([refused?.body.code, refused?.body.parts]).toEqual([
      'FIRMWARE_DEVICES_BUSY',
      { count: '8' },
    ])
  })

  it('refuses rollouts to a manager, who may see them', async () => {
    const plan = { organization_id: 'city', image_id: world.image }
    expect((await world.call('manager', 'POST', 'firmware_rollouts', plan)).status).toBe(403)
    const list = await world.call('manager', 'GET', 'firmware_rollouts')
    expect(list.status).toBe(200)
  })
})

describe('a device of a rollout', () => {
  it('a device is not offered the image once it was transferred', async () => {
    const id = await begin()
    const [offered = ''] = await inState(id, 'offered')
    const [waiting = ''] = await inState(id, 'waiting')
    await world.db
      .updateTable('nodes')
      .set({ organization_id: 'harbour' })
      .where('id', 'in', [offered, waiting])
      .execute()
    expect(await world.inbox(offered)).toEqual([])
    await world.advance()
    expect((await world.devices(id)).map((device) => device.node_id)).not.toContain(waiting)
  })

  it('a device has a history with who, when, from which version to which, and how it ended', async () => {
    const id = await begin()
    await update(id)
    const [nodeId = ''] = await inState(id, 'updated')
    const path = `nodes/${nodeId}/firmware`
    const { body } = await world.call<NodeFirmwareHistory>('user', 'GET', path)
    expect(body.data).toEqual([
      expect.objectContaining({
        rollout_id: id,
        state: 'updated',
        from_version: '1.0',
        to_version: '2.0',
        started_by_name: 'admin Tester',
        offered_at: expect.any(Number),
        updated_at: expect.any(Number),
      }),
    ])
  })

  it('changes nothing by what it says about a version that it is not offered', async () => {
    const id = await begin()
    const [nodeId = ''] = await inState(id, 'offered')
    const [waiting = ''] = await inState(id, 'waiting')
    await world.say(nodeId, { type: 'firmware', version: '9.9', state: 'failed' })
    await world.say(waiting, { type: 'firmware', version: '2.0', state: 'failed' })
    expect((await world.rollout(id)).units).toMatchObject({ offered: 2, waiting: 6, failed: 0 })
  })
})

describe('an image that was rolled out', () => {
  it('cannot be deleted before the rollout is over, and stays in the history afterwards', async () => {
    const id = await begin()
    const remove = () => world.call<{ code: string }>('admin', 'DELETE', `firmware/${world.image}`)
    const refused = await remove()
    expect([refused.status, refused.body.code]).toEqual([409, 'FIRMWARE_IN_USE'])
    await world.act(id, 'cancel')
    expect((await remove()).status).toBe(204)
    const { body } = await world.call<FirmwareImage>('admin', 'GET', `firmware/${world.image}`)
    expect(body).toMatchObject({ status: 'removed', actions: [] })
    expect(await world.rollout(id)).toMatchObject({ version: '2.0' })
    expect((await world.start()).body.code).toBe('FIRMWARE_STATE')
  })
})

it('a rollout of a thousand devices is offered to all of them', async () => {
  for (let at = 0; at < 1000; at += 1) {
    await seedNode(world.context, {
      serial: `FA${String(at).padStart(6, '0')}`,
      organization: 'city',
      type: 'Thiamis-X',
    })
  }
  const id = await begin({}, [100])
  expect((await world.rollout(id)).units).toMatchObject({ offered: 1008, waiting: 0 })
}, 120_000)
