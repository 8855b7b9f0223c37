import { generateKeyPairSync } from 'node:crypto'
import { fingerprintOf, publicKeyText } from '@airshed/plugin-archive/keys'
import type { ErrorBody, PluginSummary, PublishedPlugin } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pluginArchive, SAMPLE_ID, seedPlugin } from '../../testing/world/plugins.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

const known = generateKeyPairSync('ed25519').privateKey
const stranger = generateKeyPairSync('ed25519').privateKey

let world: World
beforeAll(async () => {
  world = await createWorld({
    env: {
      AIRSHED_TRUSTED_PUBLISHERS: `Acme Air=${publicKeyText(known)}`,
      AIRSHED_PLUGIN_PUBLISHERS: 'trusted',
    },
  })
  // From before the operator decided so.
  await seedPlugin(world.context, 'city', { version: '0.9.0', state: 'enabled' })
  await seedPlugin(world.context, 'city', { version: '0.9.1' })
})
afterAll(() => world.close())

const publish = async (changes: Parameters<typeof pluginArchive>[0]) =>
  world.call<PublishedPlugin & ErrorBody>(
    'owner',
    'POST',
    'plugins?organization_id=city',
    await pluginArchive(changes),
  )

describe('a server that accepts trusted publishers only', () => {
  it.each([
    ['a stranger', stranger, `signed with the key ${fingerprintOf(publicKeyText(stranger))}`],
    ['nobody', undefined, 'not signed'],
  ])('refuses what %s signed and says who can change that', async (_, key, got) => {
    const changes = { id: 'acme.new', type: 'NewWidget' }
    const { status, body } = await publish(key === undefined ? changes : { ...changes, key })
    expect([status, body.code]).toEqual([409, 'PLUGIN_PUBLISHER_UNTRUSTED'])
    expect(body.errors.detail).toContain(got)
    expect(body.errors.detail).toContain('AIRSHED_TRUSTED_PUBLISHERS')
  })

  it('keeps running enabled versions and enables nothing else of unknown publishers', async () => {
    const { body } = await world.call<{ data: PluginSummary[] }>(
      'owner',
      'GET',
      'plugins/catalogue',
    )
    const [plugin] = body.data
    expect(plugin?.current_version).toBe('0.9.0')
    expect(plugin?.versions.map(({ version, problem }) => [version, problem])).toEqual([
      ['0.9.1', expect.stringContaining('trusts, and this one is not signed')],
      ['0.9.0', null],
    ])
    const enabled = await world.call<ErrorBody>(
      'owner',
      'PUT',
      `plugins/${SAMPLE_ID}/versions/0.9.1?organization_id=city`,
      { state: 'enabled' },
    )
    expect([enabled.status, enabled.body.code]).toEqual([409, 'PLUGIN_PUBLISHER_UNTRUSTED'])
  })

  it('accepts what a trusted publisher signed and shows their name', async () => {
    const { status, body } = await publish({ version: '1.0.0', key: known })
    expect(status).toBe(201)
    expect(body.publisher).toMatchObject({ name: 'Acme Air', public_key: publicKeyText(known) })
    const enabled = await world.call<PluginSummary>(
      'owner',
      'PUT',
      `plugins/${SAMPLE_ID}/versions/1.0.0?organization_id=city`,
      { state: 'enabled' },
    )
    expect([enabled.status, enabled.body.current_version, enabled.body.owner?.name]).toEqual([
      200,
      '1.0.0',
      'Acme Air',
    ])
  })
})
