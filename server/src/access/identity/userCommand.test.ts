import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { deriveRole } from '@airshed/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerContext } from '../../context.ts'
import { hashIngestKey } from '../ingestKeys/ingestKey.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { scratchFolder } from '../../testing/scratchFolder.ts'
import { copyTemplate } from '../../testing/storeTemplate.ts'
import { createTestStore } from '../../testing/testStore.ts'
import { usersWith } from './describeUser.ts'
import { liveSessions } from './sessions.ts'
import { authenticate } from './signIn/authenticate.ts'
import { Memory } from '../../base/memory.ts'
import { runUserCommand } from './userCommand.ts'

let store: Awaited<ReturnType<typeof createTestStore>>
let context: Pick<ServerContext, 'store' | 'clock' | 'memory'>
beforeAll(async () => {
  store = await createTestStore()
  context = { store, clock: Date.now, memory: new Memory() }
  await seedOrganization(context, 'org_city')
})
afterAll(() => store.close())

const type = (line: string, asked = '') =>
  runUserCommand(context, line.split(' '), async () => asked)
const signsInAs = async (email: string, password: string) => {
  const found = await authenticate(context, email, password, (check) => check())
  return found.isCorrect ? (await usersWith(context, [found.userId]))[0] : null
}
const passwordIn = (shown: string) => /Password, shown this once: (\S+)/.exec(shown)?.[1] ?? ''

describe('npm run user', () => {
  it('creates the first owner together with the organization', async () => {
    const shown = await type(
      'create --email Zoe@example.org --organization org_new --organization-name New --role owner',
    )
    expect(shown).toContain('zoe@example.org is owner of org_new.')
    const user = await signsInAs('zoe@example.org', passwordIn(shown))
    expect(deriveRole(user?.permissions ?? {}, 'org_new')).toBe('owner')
    expect(user?.fullName).toBe('zoe')
  })

  it('creates an ingest key for a new organization, and more on request', async () => {
    const working = async () => {
      const keys = await store.db
        .selectFrom('ingest_keys')
        .select(['name', 'key_hash'])
        .where('organization_id', '=', 'org_keyed')
        .where('revoked_at', 'is', null)
        .orderBy('created_at')
        .execute()
      return Object.fromEntries(keys.map(({ name, key_hash: hash }) => [name, hash]))
    }
    const keyIn = (shown: string) =>
      /Ingest key of \S+ shown this once: (\S+)/.exec(shown)?.[1] ?? ''
    const made = await type(
      'create --email una@example.org --organization org_keyed --organization-name Keyed --role owner',
    )
    const first = { 'First key': hashIngestKey(keyIn(made)) }
    expect(await working()).toEqual(first)
    const second = await type('key --organization org_keyed --name Gateway')
    expect(await working()).toEqual({ ...first, Gateway: hashIngestKey(keyIn(second)) })
    const renewed = await type('key --organization org_keyed --revoke-others')
    expect(keyIn(renewed)).not.toBe(keyIn(made))
    expect(await working()).toEqual({ 'Command line': hashIngestKey(keyIn(renewed)) })
  })

  it('reads a typed password and prints none', async () => {
    const line = 'create --email yan@example.org --organization org_city --role user --ask-password'
    expect(await type(line, 'typed by a person')).toBe('yan@example.org is user of org_city.')
    expect(await signsInAs('yan@example.org', 'typed by a person')).not.toBeNull()
  })

  it('sets another password for a user who forgot theirs', async () => {
    await type('create --email xia@example.org --organization org_city --role user')
    const shown = await type('password --email XIA@example.org')
    expect(await signsInAs('xia@example.org', passwordIn(shown))).not.toBeNull()
  })

  it('ends every session of a user with a new password, and of nobody else', async () => {
    await type('create --email wim@example.org --organization org_city --role user')
    await type('create --email ada@example.org --organization org_city --role user')
    const sessionOf = async (email: string): Promise<string> => {
      const { id } = await store.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      for (const model of ['Grant', 'RefreshToken', 'Session'] as const) {
        const payload = JSON.stringify({ accountId: id, grantId: `grant of ${id}` })
        await store.db
          .insertInto('oidc_payloads')
          .values({
            model,
            id: model === 'Grant' ? `grant of ${id}` : `${model} of ${id}`,
            payload,
            grant_id: model === 'RefreshToken' ? `grant of ${id}` : null,
            user_code: null,
            uid: null,
            expires_at: Date.now() + 14 * 86_400_000,
            consumed_at: null,
          })
          .execute()
      }
      return `grant of ${id}`
    }
    const wims = await sessionOf('wim@example.org')
    const adas = await sessionOf('ada@example.org')
    const shown = await type('password --email wim@example.org')
    expect(shown).toContain('All sessions of this user have ended')
    expect(await liveSessions(context, [wims, adas])).toEqual(new Set([adas]))
    const left = await store.db.selectFrom('oidc_payloads').select('model').execute()
    expect(left.map(({ model }) => model).toSorted()).toEqual(['Grant', 'RefreshToken', 'Session'])
  })

  it('prints its usage on help', async () => {
    expect(await type('help')).toContain('npm run user -- create')
  })

  it.each([
    ['create --organization org_city --role user', '--email: expected an e-mail address'],
    ['create --email x --organization org_city --role user', 'got x'],
    ['create --email a@b.org --organization org_city --role boss', '--role: expected one of owner'],
    ['create --email a@b.org --role user', '--organization: expected an id, got nothing'],
    ['create --email a@b.org --organization org_new --role owner', 'org_new has an owner'],
    [
      'create --email a@b.org --organization org_gone --role user',
      '--organization: org_gone does not exist (known: org_city',
    ],
    [
      'create --email a@b.org --organization org_city --role user --ask-password',
      'Password: expected 10 to 256 characters, got 0',
    ],
    ['password --email nobody@example.org', '--email: there is no user nobody@example.org'],
    ['create --colour red', `Unknown option '--colour'`],
  ])('refuses "%s" and says why', async (line, why) => {
    await expect(type(line)).rejects.toThrow(why)
  })

  it.each([
    ['Password123', 'one that is on no list of common passwords'],
    ['Ada.Lovelace 1815', 'the part of the e-mail before the @'],
    ['We breathe Airshed', 'one without "airshed"'],
  ])('refuses to set %s, as it is guessed first', async (password, why) => {
    const line = 'create --email ada.lovelace@b.org --organization org_city --role user'
    await expect(type(`${line} --ask-password`, password)).rejects.toThrow(why)
  })

  it('says when the user exists already', async () => {
    const line = 'create --email twin@example.org --organization org_city --role user'
    await type(line)
    await expect(type(line)).rejects.toThrow('A user with e-mail twin@example.org already exists')
  })
})

describe('the command as a process', () => {
  it('opens the configured store and exits with 1 when it fails', async () => {
    const folder = await scratchFolder('airshed-cli-')
    await copyTemplate(folder)
    const cli = fileURLToPath(new URL('./userCli.ts', import.meta.url))
    const env = { ...process.env, AIRSHED_DATA: folder }
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, [cli, ...words], { env })
    const owner = ['--email', 'zoe@example.org', '--organization', 'org_new', '--role', 'owner']
    await expect(run('create', ...owner)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('org_new does not exist (known: none)'),
    })
    const { stdout } = await run('create', ...owner, '--organization-name', 'New town')
    expect(passwordIn(stdout)).toMatch(/^\w{5}-\w{5}-\w{5}-\w{5}$/)
    await rm(folder, { recursive: true, force: true })
  })
})
