import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { fingerprintOf, publicKeyText } from '@airshed/plugin-archive/keys'
import {
  PLUGIN_ARCHIVE_TYPE,
  type ApiTokenCreated,
  type ErrorBody,
  type PluginEvent,
  type PluginOwnership,
  type PluginSummary,
  type PublishedPlugin,
} from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../base/errors.ts'
import { pluginArchive, publishAs, SAMPLE_ID } from '../../testing/world/plugins.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { clearEvents } from '../../testing/clearEvents.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  const { db } = world.context.store
  for (const table of ['plugin_versions', 'plugin_archives', 'plugin_owners'] as const) {
    await db.deleteFrom(table).execute()
  }
  await clearEvents(world.context)
})
afterAll(() => world.close())

const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey
const author = newKey()
const thief = newKey()
const fingerprint = (key: KeyObject): string => fingerprintOf(publicKeyText(key))

/** By the call, whose check takes a thread of its own. */
const send = async (version: string, key?: KeyObject) =>
  world.call<PublishedPlugin & ErrorBody>(
    'owner',
    'POST',
    'plugins?organization_id=city',
    await pluginArchive({ version, key }),
  )
/** As the call does by a person, without the thread. */
async function publish(version: string, key?: KeyObject, organizationId = 'city') {
  const bytes = await pluginArchive({ version, key })
  try {
    const { isNew } = await publishAs(world.context, { organizationId, bytes })
    return { status: isNew ? 201 : 200, code: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.statusCode, code: error.code }
  }
}
async function sendByToken(bytes: Uint8Array) {
  const { body: made } = await world.call<ApiTokenCreated>('owner', 'POST', 'tokens', {
    organization_id: 'city',
    name: 'Build server',
    capabilities: ['publish_plugins'],
    expires_at: null,
  })
  return world.inject({
    method: 'POST',
    url: '/v2/plugins',
    headers: { authorization: `Bearer ${made.token}`, 'content-type': PLUGIN_ARCHIVE_TYPE },
    payload: Buffer.from(bytes),
  })
}
const of = (rest: string) => `plugins/${SAMPLE_ID}/${rest}?organization_id=city`
const transfer = <Body = PluginOwnership>(publicKey: string, user: UserId = 'owner') =>
  world.call<Body>(user, 'PUT', of('owner'), { public_key: publicKey })
const owner = async () => {
  const { body } = await world.call<{ data: PluginSummary[] }>('owner', 'GET', 'plugins/catalogue')
  return body.data.find(({ id }) => id === SAMPLE_ID)?.owner
}
const announced = async () => {
  const { body } = await world.call<{ data: PluginEvent[] }>('owner', 'GET', of('events'))
  return body.data.map(({ kind, version, detail }) => `${kind} ${version ?? '–'} ${detail}`)
}

describe('the first signed version', () => {
  it('makes the key of the first signed version the owner, recorded for both', async () => {
    const { status, body } = await send('1.0.0', author)
    expect(status).toBe(201)
    const publisher = {
      public_key: publicKeyText(author),
      fingerprint: fingerprint(author),
      name: null,
    }
    expect(body.publisher).toEqual(publisher)
    expect(await owner()).toEqual(publisher)
    expect(await announced()).toEqual([
      `claimed 1.0.0 ${fingerprint(author)}`,
      `published 1.0.0 ${fingerprint(author)}`,
    ])
  })

  it('one of two publishers at the same moment becomes the owner, and the other is refused', async () => {
    const answers = await Promise.all([send('1.0.0', author), send('1.0.1', thief)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const [won] = answers.filter(({ status }) => status === 201)
    const [lost] = answers.filter(({ status }) => status === 409)
    expect(lost?.body.code).toBe('PLUGIN_OWNED')
    expect((await owner())?.public_key).toBe(won?.body.publisher?.public_key)
  })

  it('a version refused for another reason makes nobody the owner', async () => {
    const bytes = await pluginArchive({ id: SAMPLE_ID, type: 'ChartWidget', key: thief })
    const { status } = await world.call('owner', 'POST', 'plugins?organization_id=city', bytes)
    expect(status).toBe(422)
    expect((await publish('1.0.0', author)).status).toBe(201)
  })

  it('requires a person where unsigned versions exist', async () => {
    expect((await publish('1.0.0')).status).toBe(201)
    const byToken = await sendByToken(await pluginArchive({ version: '1.1.0', key: author }))
    expect([byToken.statusCode, byToken.json<ErrorBody>().code]).toEqual([
      409,
      'PLUGIN_CLAIM_NEEDS_PERSON',
    ])
    expect(await owner()).toBeNull()
    expect((await publish('1.1.0', author)).status).toBe(201)
    expect((await owner())?.fingerprint).toBe(fingerprint(author))
  })

  it('a token may publish the first version of a new plugin', async () => {
    const first = await sendByToken(await pluginArchive({ key: author }))
    expect(first.statusCode).toBe(201)
    const second = await sendByToken(await pluginArchive({ version: '1.1.0', key: author }))
    expect(second.statusCode).toBe(201)
    expect(
      (await sendByToken(await pluginArchive({ version: '9.9.9', key: thief }))).statusCode,
    ).toBe(409)
  })
})

describe('a plugin with an owner', () => {
  beforeEach(async () => {
    await publish('1.0.0', author)
  })

  it('lets the owner publish further versions', async () => {
    expect((await publish('1.1.0', author)).status).toBe(201)
    expect((await publish('1.1.0', author)).status).toBe(200)
    expect(await announced()).not.toContain(`claimed 1.1.0 ${fingerprint(author)}`)
  })

  it.each([
    ['another key', thief, `signed with the key ${fingerprint(thief)}`],
    ['no key', undefined, 'not signed'],
  ])('a version with %s is refused by name and not stored', async (_, key, got) => {
    const { status, body } = await send('9.9.9', key)
    expect([status, body.code]).toEqual([409, 'PLUGIN_OWNED'])
    expect(body.errors.detail).toContain(
      `the key ${fingerprint(author)} here: expected a version signed with it, got one that is ${got}`,
    )
    const { body: seen } = await world.call<{ data: PluginSummary[] }>(
      'owner',
      'GET',
      'plugins/catalogue',
    )
    expect(seen.data[0]?.versions.map(({ version }) => version)).toEqual(['1.0.0'])
  })

  it('the same version signed by another key is refused for its owner', async () => {
    expect((await publish('1.0.0', thief)).code).toBe('PLUGIN_OWNED')
  })

  it('remembers the owner after the last version is removed', async () => {
    await world.call('owner', 'DELETE', of('versions/1.0.0'))
    expect((await publish('2.0.0', thief)).code).toBe('PLUGIN_OWNED')
    expect((await publish('2.0.0')).code).toBe('PLUGIN_OWNED')
    expect((await publish('2.0.0', author)).status).toBe(201)
  })

  it('an owner in one organization has no rights in another', async () => {
    expect((await publish('1.0.0', thief, 'harbour')).status).toBe(201)
    expect((await owner())?.fingerprint).toBe(fingerprint(author))
  })
})

describe('an unsigned plugin', () => {
  const upload = async (user: UserId, version: string) =>
    world.call<PublishedPlugin>(
      user,
      'POST',
      'plugins?organization_id=city',
      await pluginArchive({ version }),
    )
  const marked = async () => {
    const { body } = await world.call<{ data: PluginSummary[] }>(
      'owner',
      'GET',
      'plugins/catalogue',
    )
    const versions = body.data.find(({ id }) => id === SAMPLE_ID)?.versions ?? []
    return versions.filter(({ is_from_another: is }) => is).map(({ version }) => version)
  }

  it('marks updates by another account until somebody enables one', async () => {
    expect((await upload('owner', '1.0.0')).body.is_from_another).toBe(false)
    const { status, body } = await upload('admin', '9.9.9')
    expect([status, body.state, body.is_from_another]).toEqual([201, 'available', true])
    expect(await marked()).toEqual(['9.9.9'])
    await world.call('owner', 'PUT', of('versions/9.9.9'), { state: 'enabled' })
    expect(await marked()).toEqual([])
  })

  it('treats a token as the account that made it', async () => {
    await upload('owner', '1.0.0')
    await sendByToken(await pluginArchive({ version: '1.1.0' }))
    expect(await marked()).toEqual([])
  })
})

describe('transferring a plugin', () => {
  it('lets only the new key publish, and records the transfer', async () => {
    await publish('1.0.0', author)
    const { status, body } = await transfer(publicKeyText(thief))
    expect([status, body.owner?.fingerprint]).toEqual([200, fingerprint(thief)])
    expect((await publish('1.1.0', author)).code).toBe('PLUGIN_OWNED')
    expect((await publish('1.1.0', thief)).status).toBe(201)
    expect(await announced()).toContain(
      `transferred – ${fingerprint(author)} → ${fingerprint(thief)}`,
    )
    expect((await transfer(publicKeyText(thief))).status).toBe(200)
    expect((await announced()).filter((line) => line.startsWith('transferred'))).toHaveLength(1)
  })

  it('works for an unsigned plugin and for one whose versions are all removed', async () => {
    await publish('1.0.0')
    expect((await transfer(publicKeyText(author))).status).toBe(200)
    expect((await publish('1.1.0')).code).toBe('PLUGIN_OWNED')
    await world.call('owner', 'DELETE', of('versions/1.0.0'))
    expect((await transfer(publicKeyText(thief))).status).toBe(200)
    expect((await publish('1.0.0', thief)).status).toBe(201)
  })

  it('requires the right to manage the organization and an existing plugin', async () => {
    await publish('1.0.0', author)
    const key = publicKeyText(thief)
    expect((await transfer(key, 'user')).status).toBe(403)
    expect((await transfer(key, 'harbourmaster')).status).toBe(404)
    const nobody = await world.call(
      'owner',
      'PUT',
      'plugins/acme.nobody/owner?organization_id=city',
      { public_key: key },
    )
    expect(nobody.status).toBe(404)
    expect((await owner())?.fingerprint).toBe(fingerprint(author))
  })

  it.each([
    ['short', 'c2hvcnQ='],
    ['private', '-----BEGIN PRIVATE KEY-----'],
    ['one with which anybody can sign', `AQ${'A'.repeat(41)}=`],
  ])('refuses a key that is %s', async (_, key) => {
    await publish('1.0.0', author)
    const { status, body } = await transfer<ErrorBody>(key)
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([
      400,
      'VALIDATION_FAILED',
      '/public_key',
    ])
  })
})
