import type { ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../../../access/identity/createUser.ts'
import { TestBrowser } from '../../../access/identity/testsupport/browser.ts'
import {
  askForTokens,
  signIn,
  type Tokens,
} from '../../../access/identity/testsupport/consoleSignIn.ts'
import { fillPasswordQueue } from '../../../access/identity/testsupport/fillPasswordQueue.ts'
import { tokenFor } from '../../../access/identity/testsupport/tokenFor.ts'
import { createTestServer, type TestServer } from '../../../testing/testServer.ts'

const origin = 'http://localhost:4000'
const OLD = 'Old air 12345'
const NEW = 'Clear air 7'
const time = { offset: 0 }
let server: TestServer
let people = 0

beforeAll(async () => {
  server = await createTestServer({ clock: () => Date.now() + time.offset })
})
afterAll(() => server.close())

async function person(changes: { isDemo?: boolean; password?: string } = { password: OLD }) {
  const email = `careful${(people += 1)}@example.org`
  const names = { firstName: 'Cora', lastName: 'Careful' }
  const { id } = await createUser(server.context, { email, ...names, ...changes })
  return { id, email }
}
const begin = (email: string, password = OLD) =>
  signIn(server.app, new TestBrowser(server.app, origin), origin, { email, password })

async function change(accessToken: string, oldPassword: string, newPassword: string) {
  const response = await server.app.inject({
    method: 'PUT',
    url: '/v2/users/me/password',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { old_password: oldPassword, new_password: newPassword },
  })
  const { statusCode: status, body, headers } = response
  return { status, headers, code: body === '' ? null : response.json<ErrorBody>().code }
}
const changeAs = async (id: string, ...passwords: [string, string]) =>
  change(await tokenFor(server.context, id), ...passwords)
const isLive = async ({ refresh_token: token }: Tokens) =>
  (await askForTokens(server.app, { grant_type: 'refresh_token', refresh_token: token }))
    .statusCode === 200

describe('a user who changes their password', () => {
  it('changes the password with the old one, stays signed in and signs out elsewhere', async () => {
    const { id, email } = await person()
    const here = await begin(email)
    const elsewhere = await begin(email)
    expect(await change(here.access_token, OLD, NEW)).toMatchObject({ status: 204, code: null })
    expect(await isLive(elsewhere)).toBe(false)
    expect(await isLive(here)).toBe(true)
    expect((await begin(email, NEW)).access_token).toEqual(expect.any(String))
    const event = await server.context.store.db
      .selectFrom('events')
      .select(['name', 'actor_name', 'organization_id'])
      .where('row_id', '=', id)
      .where('name', '=', 'user.password-changed')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ actor_name: 'Cora Careful', organization_id: null })
  })

  it('ends links for a forgotten password by the change', async () => {
    const { id } = await person()
    const { db } = server.context.store
    await db
      .insertInto('password_resets')
      .values({ secret_hash: `hash of ${id}`, user_id: id, created_at: 0, expires_at: 2 ** 50 })
      .execute()
    expect((await changeAs(id, OLD, NEW)).status).toBe(204)
    const left = await db
      .selectFrom('password_resets')
      .where('user_id', '=', id)
      .selectAll()
      .execute()
    expect(left).toEqual([])
  })

  it('changes nothing with a wrong old password', async () => {
    const { id, email } = await person()
    const here = await begin(email)
    const refused = await changeAs(id, 'Wrong air 12345', NEW)
    expect(refused).toMatchObject({ status: 409, code: 'PASSWORD_OLD_WRONG' })
    expect(await isLive(here)).toBe(true)
    expect((await begin(email)).access_token).toEqual(expect.any(String))
  })

  it.each([
    ['short', 'Air 7'],
    ['of one kind', 'clearairclearair'],
    ['personal', 'Airshed 12345'],
    ['common', 'Password1'],
  ])('refuses a new password that is %s before it tries the old one', async (_, chosen) => {
    const { id } = await person()
    const refused = await changeAs(id, 'wrong', chosen)
    expect(refused).toMatchObject({ status: 400, code: 'PASSWORD_UNFIT' })
  })

  it('waits after ten wrong old passwords, whatever comes next', async () => {
    const { id } = await person()
    for (let at = 0; at < 10; at += 1) {
      expect((await changeAs(id, `Wrong air ${at}`, NEW)).code).toBe('PASSWORD_OLD_WRONG')
    }
    const refused = await changeAs(id, OLD, NEW)
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20)
    time.offset += 60_000
    expect((await changeAs(id, OLD, NEW)).status).toBe(204)
  })

  it('answers SERVER_BUSY while too many passwords are waiting', async () => {
    const { id } = await person()
    const empty = fillPasswordQueue(server.context)
    expect(await changeAs(id, OLD, NEW)).toMatchObject({ status: 503, code: 'SERVER_BUSY' })
    await empty()
    expect((await changeAs(id, OLD, NEW)).status).toBe(204)
  })

  it.each([
    ['in the demo', { password: OLD, isDemo: true }],
    ['without a password', {}],
  ])('refuses to change a password %s', async (_, changes) => {
    const { id } = await person(changes)
    const refused = await changeAs(id, OLD, NEW)
    expect(refused).toMatchObject({ status: 409, code: 'PASSWORD_CHANGE_UNAVAILABLE' })
  })
})
