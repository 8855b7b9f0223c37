import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { ErrorBody, Node } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChannelWorld, type ChannelWorld } from './testsupport/channelWorld.ts'

let world: ChannelWorld
beforeAll(async () => {
  world = await createChannelWorld()
})
/** Nothing is reported yet, and nobody has placed the device. */
beforeEach(async () => {
  const { db } = world.context.store
  await db.deleteFrom('device_facts').execute()
  await db.updateTable('device_channels').set({ firmware: null, hardware: null }).execute()
  await db
    .updateTable('nodes')
    .set({ location_type: 'auto', location_description: '', latitude: null, longitude: null })
    .where('id', '=', world.nodeId)
    .execute()
})
afterAll(() => world.close())

const UNIDENTIFIED = { rtu: null, mac_address: null, imei: null, iccid: null, imsi: null }
const UNREPORTED = {
  battery: null,
  network: null,
  location: null,
  firmware: null,
  ...UNIDENTIFIED,
}
const QUAY = [41.1462, -8.6225]
const ROOF = { latitude: 41.1541, longitude: -8.6184, accuracy_m: 4 }

let reports = 0
const report = (facts: object) =>
  world.say({ type: 'facts', id: `facts ${(reports += 1)}`, ...facts })
const node = async (user: 'manager' | 'user' | 'harbourmaster' = 'manager') =>
  (await world.call<Node>(user, 'GET', `nodes/${world.nodeId}?includes=configuration`)).body
const edit = <Answer = Node>(body: object) =>
  world.call<Answer>('manager', 'PUT', `nodes/${world.nodeId}`, body)

const shareWithHarbour = () =>
  world.context.store.db
    .insertInto('node_shares')
    .values({ node_id: world.nodeId, organization_id: 'harbour' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

describe('facts that a device reports', () => {
  it('omits facts of a device until it reports some', async () => {
    expect((await node()).facts).toEqual(UNREPORTED)
    const { body } = await world.call<Node>('manager', 'GET', `nodes/${world.nodeId}`)
    expect(body).not.toHaveProperty('facts')
  })

  it('keeps each fact with the time of its report', async () => {
    const first = world.time.now
    await report({ battery: { volts: 11.8, is_charging: true }, network: { kind: 'gsm' } })
    world.time.now += MINUTE_MS
    const network = { kind: 'wifi', name: 'City Works', signal_dbm: -81 }
    await report({ network, location: ROOF })
    expect((await node()).facts).toEqual({
      battery: { volts: 11.8, percent: null, is_charging: true, reported_at: first },
      network: { ...network, reported_at: world.time.now },
      location: { ...ROOF, reported_at: world.time.now },
      firmware: null,
      ...UNIDENTIFIED,
    })
  })

  it('keeps newer facts when older ones arrive late, and dates none in the future', async () => {
    const { now } = world.time
    await report({ at: now - MINUTE_MS, battery: { percent: 60 } })
    await report({ at: now - HOUR_MS, battery: { percent: 99 }, network: { kind: 'gsm' } })
    expect((await node()).facts).toMatchObject({
      battery: { percent: 60, reported_at: now - MINUTE_MS },
      network: { reported_at: now - HOUR_MS },
    })
    await report({ at: now + HOUR_MS, battery: { percent: 59 } })
    expect((await node()).facts?.battery).toMatchObject({ percent: 59, reported_at: now })
  })

  it('hides network and own location from those a device is shared with', async () => {
    await shareWithHarbour()
    await report({ network: { kind: 'wifi', name: 'City Works', signal_dbm: -70 }, location: ROOF })
    expect((await node('user')).facts?.network?.name).toBe('City Works')
    expect((await node('harbourmaster')).facts).toMatchObject({
      network: { name: null, signal_dbm: -70 },
      location: null,
    })
  })

  it('shows the newest state of its RTU', async () => {
    const { now } = world.time
    await report({ rtu_status: 'polling' })
    await report({ at: now - HOUR_MS, rtu_status: 'starting' })
    expect((await node()).facts?.rtu).toEqual({ status: 'polling', reported_at: now })
  })

  it('shows identifiers of modem and SIM only to those who configure the device', async () => {
    const identity = {
      mac_address: '84:f3:eb:28:0d:ec',
      imei: '490154203237518',
      iccid: '8935101811111111111',
      imsi: '268011234567890',
    }
    await shareWithHarbour()
    const hello = (parts: object) =>
      world.say({ type: 'hello', id: `hello ${(reports += 1)}`, ...parts })
    expect(await hello(identity)).toMatchObject({ accepted: 1 })
    // What a later one leaves out stays.
    await hello({ firmware: '3.2.1' })
    expect((await node()).facts).toMatchObject(identity)
    expect((await node('user')).facts).toMatchObject({
      mac_address: identity.mac_address,
      imei: null,
      iccid: null,
      imsi: null,
    })
    expect((await node('harbourmaster')).facts).toMatchObject(UNIDENTIFIED)
    const events = await world.context.store.db.selectFrom('events').selectAll().execute()
    expect(JSON.stringify(events)).not.toContain(identity.imei)
  })

  it.each([
    ['mac_address', '84F3EB280DEC'],
    ['imei', '4901542032375'],
    ['iccid', 'none'],
    ['imsi', 268011234567890],
  ])('refuses a %s like %j', async (name, value) => {
    const hello = { type: 'hello', id: `hello ${(reports += 1)}`, [name]: value }
    expect(await world.say(hello)).toMatchObject({
      accepted: 0,
      refused: [{ issues: [{ path: `/${name}` }] }],
    })
  })

  it.each([
    ['a battery that says nothing', { battery: {} }],
    ['more than full', { battery: { percent: 101 } }],
    ['a network of an unknown kind', { network: { kind: 'lora' } }],
    ['a place beyond the pole', { location: { latitude: 91, longitude: 0 } }],
    ['half a place', { location: { latitude: 1 } }],
    ['a name that cannot be kept', { network: { kind: 'wifi', name: 'a\u0000b' } }],
  ])('refuses facts: %s', async (_, facts) => {
    expect(await report(facts)).toMatchObject({ accepted: 0, refused: [expect.anything()] })
    expect((await node()).facts).toEqual(UNREPORTED)
  })

  it('accepts the five newest reports of facts in a batch', async () => {
    const batch = Array.from({ length: 7 }, (_, index) => ({
      type: 'facts',
      id: `batch ${index}`,
      battery: { percent: 50 + index },
    }))
    const { accepted, refused } = await world.say(...batch)
    expect(accepted).toBe(5)
    expect(refused.map(({ id }) => id)).toEqual(['batch 0', 'batch 1'])
    expect((await node()).facts?.battery?.percent).toBe(56)
  })
})

describe('the location of a device', () => {
  it('follows reported locations while it is automatic, and stays where a user put it otherwise', async () => {
    await report({ location: ROOF })
    expect(await node()).toMatchObject({
      location_type: 'auto',
      location: [ROOF.latitude, ROOF.longitude],
    })
    const byHand = { location_type: 'manual', location: QUAY, location_description: 'By the gate' }
    expect((await edit(byHand)).body).toMatchObject(byHand)
    await report({ location: { ...ROOF, latitude: 40 } })
    expect(await node()).toMatchObject({ ...byHand, facts: { location: { latitude: 40 } } })
  })

  it('returns to the reported location without the manual description', async () => {
    await edit({ location_type: 'manual', location: QUAY, location_description: 'By the gate' })
    await report({ location: ROOF })
    expect((await edit({ location_type: 'auto' })).body).toMatchObject({
      location_type: 'auto',
      location: [ROOF.latitude, ROOF.longitude],
      location_description: '',
    })
    expect((await world.events()).at(-1)).toMatch(/^node\.changed by user/)
  })

  it('a location removed by hand does not return with readings', async () => {
    const send = () =>
      world.request('POST', '/ingest/json', {
        key: world.key,
        body: {
          serial: world.serial,
          location: { latitude: 41.1, longitude: -8.6 },
          readings: { pm25: 7 },
        },
      })
    await edit({ location_type: 'manual', location: null })
    await send()
    expect((await node()).location).toBeNull()
    await edit({ location_type: 'auto' })
    await send()
    expect((await node()).location).toEqual([41.1, -8.6])
  })

  it.each([
    ['a place by hand while it is automatic', { location: QUAY }, '/location'],
    [
      'words by hand while it is automatic',
      { location_type: 'auto', location_description: 'Here' },
      '/location_description',
    ],
    ['a place beyond the pole', { location_type: 'manual', location: [90.5, 0] }, '/location/0'],
    ['a third coordinate', { location_type: 'manual', location: [1, 2, 3] }, '/location'],
    ['too many words', { location_description: 'x'.repeat(201) }, '/location_description'],
  ])('refuses a location: %s', async (_, body, path) => {
    const { status, body: answer } = await edit<ErrorBody>(body)
    expect([status, answer.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(answer.issues?.map((issue) => issue.path)).toContain(path)
  })
})

describe('the firmware of a device', () => {
  const hello = (more: object) =>
    world.say({ type: 'hello', id: `hello ${(reports += 1)}`, ...more })
  const changes = async () =>
    (await world.events()).filter((event) => event.startsWith('node.firmware-changed'))

  it('shows the firmware that the device reported last', async () => {
    await hello({ firmware: '3.2.1', hardware: 'Thiamis-1000' })
    expect((await node()).facts?.firmware).toEqual({ version: '3.2.1', hardware: 'Thiamis-1000' })
    await hello({})
    expect((await node()).facts?.firmware?.version).toBe('3.2.1')
  })

  it('leaves an event of the device when the firmware changes', async () => {
    await hello({ firmware: '3.2.1', hardware: 'Thiamis-1000' })
    await hello({ firmware: '3.2.1' })
    expect(await changes()).toEqual([])
    await hello({ firmware: '3.3.0' })
    await hello({ firmware: '3.3.0' })
    expect(await changes()).toHaveLength(1)
    const { before, after, actor_kind } = await world.context.store.db
      .selectFrom('events')
      .selectAll()
      .where('name', '=', 'node.firmware-changed')
      .executeTakeFirstOrThrow()
    expect([before, after, actor_kind]).toEqual([
      { firmware: '3.2.1', hardware: 'Thiamis-1000' },
      { firmware: '3.3.0', hardware: 'Thiamis-1000' },
      'device',
    ])
  })

  it('accepts the five newest introductions in a batch', async () => {
    const batch = Array.from({ length: 7 }, (_, index) => ({
      type: 'hello',
      id: `flood ${index}`,
      firmware: `4.0.${index}`,
    }))
    expect(await world.say(...batch)).toMatchObject({ accepted: 5, refused: [{}, {}] })
    expect((await node()).facts?.firmware?.version).toBe('4.0.6')
  })
})
