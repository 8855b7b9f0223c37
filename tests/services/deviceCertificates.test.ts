import { createWorld } from '@airshed/server/testing/world'
import type { MqttClient } from 'mqtt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCertificateBroker, type CertificateBroker } from '../suites/certificateBroker.ts'

const MAST = '1C00AAAA'
const OTHER = '1C00BBBB'
const SOON = { timeout: 20_000, interval: 200 }

type World = Awaited<ReturnType<typeof createWorld>>
let world: World
let broker: CertificateBroker

const file = async (name: string) =>
  (await world.inject({ method: 'GET', url: `/device-authority/${name}` })).body
const issue = async (serial: string, user: 'owner' | 'manager' | 'harbourmaster' = 'owner') => {
  const { status, body } = await world.call<string>(user, 'POST', `thiamis/${serial}.crt`)
  expect(status).toBe(200)
  return body
}
const isLetIn = (pem: string | undefined) =>
  broker.connect(pem).then(
    () => true,
    () => false,
  )
/** Once the broker has read the list as it is now. */
const becomes = async (pem: string, expected: boolean) => {
  broker.takeList(await file('revoked.pem'))
  await vi.waitFor(async () => expect(await isLetIn(pem)).toBe(expected), SOON)
}

beforeAll(async () => {
  world = await createWorld({ clock: Date.now, env: { AIRSHED_DEVICE_CA: '1' } })
  broker = await createCertificateBroker(await file('authority.pem'), await file('revoked.pem'))
  await broker.start()
}, 60_000)
afterAll(async () => {
  await broker?.remove()
  await world?.close()
})

describe('mosquitto with the authority for devices', () => {
  it('accepts devices with a certificate, and nobody else', async () => {
    expect(await isLetIn(await issue(MAST))).toBe(true)
    expect(await isLetIn(undefined)).toBe(false)
    const stranger = await createWorld({ clock: Date.now, env: { AIRSHED_DEVICE_CA: '1' } })
    const { body } = await stranger.call<string>('owner', 'POST', `thiamis/${MAST}.crt`)
    await stranger.close()
    expect(await isLetIn(body)).toBe(false)
  })

  it('limits each device to its own topics, whatever name it gives', async () => {
    const mast = await broker.connect(await issue(MAST))
    const other = await broker.connect(await issue(OTHER, 'harbourmaster'))
    const heard: string[] = []
    mast.on('message', (topic) => heard.push(`mast ${topic}`))
    other.on('message', (topic) => heard.push(`other ${topic}`))
    const listen = (client: MqttClient, serial: string) =>
      client.subscribeAsync(`airshed/${serial}/inbox`, { qos: 1 }).catch(() => {})
    await listen(mast, OTHER)
    await listen(mast, MAST)
    await listen(other, OTHER)
    const publish = (client: MqttClient, topic: string) =>
      client.publishAsync(topic, 'x', { qos: 1 }).then(
        (packet) => (packet as { reasonCode?: number } | undefined)?.reasonCode ?? 0,
        ({ code }: { code: number }) => code,
      )
    const notAuthorized = 135
    // 16: nobody listens there.
    expect([0, 16]).toContain(await publish(mast, `airshed/${MAST}/outbox`))
    for (const serial of [OTHER, MAST]) await broker.publish(`airshed/${serial}/inbox`, '{}')
    expect(await publish(mast, `airshed/${OTHER}/outbox`)).toBe(notAuthorized)
    expect(await publish(mast, `airshed/${OTHER}/inbox`)).toBe(notAuthorized)
    await vi.waitFor(
      () =>
        expect(heard.toSorted()).toEqual([
          `mast airshed/${MAST}/inbox`,
          `other airshed/${OTHER}/inbox`,
        ]),
      SOON,
    )
  })

  it('refuses a device whose certificates are revoked, and accepts a new one', async () => {
    const former = await issue(MAST)
    expect((await world.call('owner', 'DELETE', `thiamis/${MAST}.crt`)).status).toBe(204)
    await becomes(former, false)
    expect(await isLetIn(await issue(MAST))).toBe(true)
  })

  it('suspends a device while the issuer of its certificate may not manage it', async () => {
    const held = await issue(MAST, 'manager')
    expect(await isLetIn(held)).toBe(true)
    await world.call('owner', 'POST', 'users/manager/deactivate')
    await becomes(held, false)
    await world.call('owner', 'POST', 'users/manager/activate')
    await becomes(held, true)
  })
})
