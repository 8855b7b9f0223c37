import { DAY_MS } from '@airshed/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleOf } from '../../../access/identity/roles.ts'
import { TestBrowser } from '../../../access/identity/testsupport/browser.ts'
import { fillPasswordQueue } from '../../../access/identity/testsupport/fillPasswordQueue.ts'
import { signIn } from '../../../access/identity/testsupport/consoleSignIn.ts'
import { setDeleted } from '../../../testing/world/heldBack.ts'
import { seedInvitation } from '../../../testing/world/invitations.ts'
import { createWorld, type World } from '../../../testing/world/world.ts'
import { SUBMIT_ONCE } from '../../../web/pages/submitOnce.ts'
import { hashLinkSecret, makeLinkSecret } from '../secretLink.ts'
import { WRONG_LINKS } from '../wrongLinks.ts'

const origin = 'http://localhost:4000'
const time = { offset: 0 }
const now = () => Date.now() + time.offset
let world: World
let people = 0

beforeAll(async () => {
  world = await createWorld({ clock: now })
})
afterAll(() => world.close())

const newcomer = () => `newcomer${(people += 1)}@example.org`
/** An invitation with a link. Answers its path. */
async function invited(email: string, changes: object = {}, at = world): Promise<string> {
  const secret = makeLinkSecret()
  await seedInvitation(at.context, 'city', {
    email,
    invited_by: 'owner',
    created_at: now(),
    expires_at: now() + 7 * DAY_MS,
    secret_hash: hashLinkSecret(secret),
    ...changes,
  })
  return `/invitation/${secret}`
}
const open = (path: string, headers: Record<string, string> = {}) =>
  world.inject({ url: path, headers: { 'accept-language': 'en', ...headers } })
const send = (path: string, form: Record<string, string>, at = world) =>
  at.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    payload: new URLSearchParams(form).toString(),
  })
const person = {
  do: 'accept',
  first_name: 'Nina',
  last_name: 'Newcomer',
  password: 'Clear air 7',
  repeated: 'Clear air 7',
}
const userOf = (email: string, at = world) =>
  at.context.store.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

describe('the page of an invitation', () => {
  it('names inviter, organization and role, and changes nothing on a visit', async () => {
    const email = newcomer()
    const path = await invited(email, { role: 'manager' })
    for (let read = 0; read < 2; read += 1) {
      const page = await open(path)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(
        'owner Tester invites you to join City of Clear Air as a manager.',
      )
      expect(page.body).toContain(email)
      expect(page.body).toContain('User not registered.')
      expect(page.body).toContain('name="password"')
    }
    expect(await userOf(email)).toBeUndefined()
  })

  it('forbids caching and referrers, sets no cookie and runs only its own script', async () => {
    const { headers, body } = await open(await invited(newcomer()))
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['set-cookie']).toBeUndefined()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+'/)
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(body).not.toMatch(/ on\w+="/)
  })

  it('uses the language of the link or the reader', async () => {
    const path = await invited(newcomer())
    const page = await open(`${path}?lang=es`)
    expect(page.body).toContain('<html lang="es">')
    expect(page.body).toContain('owner Tester le invita a unirse a City of Clear Air como usuario.')
    expect(page.body).toContain(`href="${path}?lang=en"`)
    const refused = await send(path, { ...person, lang: 'es', password: 'corta' })
    expect(refused.body).toContain('La contraseña necesita al menos 8 caracteres')
  })

  it('focuses the field that has to be typed again', async () => {
    const path = await invited(newcomer())
    const focused = ({ body }: { body: string }) =>
      [...body.matchAll(/<input\s[^>]*?name="(\w+)"[^>]*?autofocus/g)].map(([, name]) => name)
    expect(focused(await open(path))).toEqual(['first_name'])
    expect(focused(await send(path, { ...person, last_name: ' ' }))).toEqual(['last_name'])
    expect(focused(await send(path, { ...person, password: 'short' }))).toEqual(['password'])
    // Passwords are never sent back, so both are typed again.
    expect(focused(await send(path, { ...person, repeated: 'Clear air 8' }))).toEqual(['password'])
  })

  it('sends an answer once, with an account and without one', async () => {
    for (const email of [newcomer(), 'user@example.org']) {
      expect((await open(await invited(email, {}))).body).toContain(SUBMIT_ONCE)
    }
  })

  it('escapes the names in it', async () => {
    await world.context.store.db
      .updateTable('users')
      .set({ first_name: '<b>Eve' })
      .where('id', '=', 'manager')
      .execute()
    const { body } = await open(await invited(newcomer(), { invited_by: 'manager' }))
    expect(body).toContain('&lt;b&gt;Eve')
    expect(body).not.toContain('<b>')
  })
})

describe('an invited person without an account', () => {
  it('keeps the names and the invitation while too many passwords wait', async () => {
    const email = newcomer()
    const path = await invited(email)
    const empty = fillPasswordQueue(world.context)
    const refused = await send(path, { ...person, lang: 'es' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.body).toContain('El servidor está demasiado ocupado')
    expect(refused.body).toContain('value="Newcomer"')
    expect(await userOf(email)).toBeUndefined()
    await empty()
    expect((await send(path, person)).statusCode).toBe(200)
  })

  it('chooses a password, belongs to the organization and signs in', async () => {
    const email = newcomer()
    const path = await invited(email, { role: 'manager' })
    const form = { ...person, lang: 'es', timezone: 'America/Lima' }
    const answer = await send(path, form)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect(answer.body).toContain('Ya pertenece a City of Clear Air')

    const user = await userOf(email)
    expect(user).toMatchObject({
      first_name: 'Nina',
      last_name: 'Newcomer',
      locale: 'es_ES',
      timezone: 'America/Lima',
    })
    expect(await roleOf(world.context.store.db, user?.id ?? '', 'city')).toBe('manager')
    const browser = new TestBrowser(world.app, origin)
    const tokens = await signIn(world.app, browser, origin, { email, password: person.password })
    expect(tokens.access_token).toEqual(expect.any(String))

    const event = await world.context.store.db
      .selectFrom('events')
      .selectAll()
      .where('actor_id', '=', user?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      name: 'invitation.accepted',
      organization_id: 'city',
      actor_name: 'Nina Newcomer',
      after: { role: 'manager' },
    })
    expect((await send(path, person)).statusCode).toBe(404)
    expect((await open(path)).body).toContain('This link does not work')
  })

  it.each<[string, Record<string, string>, string]>([
    ['no first name', { first_name: ' ' }, 'First Name is required'],
    ['no last name', { last_name: '' }, 'Last Name is required'],
    ['a short password', { password: 'Aa3!', repeated: 'Aa3!' }, 'at least 8 characters'],
    ['letters alone', { password: 'abcdefghijk', repeated: 'abcdefghijk' }, '3 of the 4 kinds'],
    ['a common one', { password: 'Password1', repeated: 'Password1' }, 'Many people use'],
    ['two different ones', { repeated: 'Clear air 8' }, 'The passwords must match.'],
    ['none', { password: '', repeated: '' }, 'this field is required'],
  ])('asks again after %s and keeps what was typed', async (_what, changes, words) => {
    const email = newcomer()
    const answer = await send(await invited(email), { ...person, ...changes })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(words)
    expect(answer.body).toContain('aria-invalid="true"')
    if (changes['first_name'] === undefined) expect(answer.body).toContain('value="Nina"')
    expect(answer.body).not.toContain('value="Clear air 7"')
    expect(await userOf(email)).toBeUndefined()
  })

  it('refuses a password with the name of the address, in the reader’s language', async () => {
    const email = newcomer()
    const password = `My ${email.replace(/@.*/, '')}`
    const form = { ...person, password, repeated: password, lang: 'es' }
    const answer = await send(await invited(email), form)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('ni la parte de su correo electrónico anterior a la @')
  })

  it('refuses a locked organization, and the invitation can be answered later', async () => {
    const path = await invited(newcomer())
    const lock = (at: number | null) =>
      world.context.store.db
        .updateTable('organizations')
        .set({ locked_at: at })
        .where('id', '=', 'city')
        .execute()
    await lock(now())
    const answer = await send(path, { ...person, lang: 'es' })
    await lock(null)
    expect(answer.statusCode).toBe(423)
    expect(answer.body).toContain('La organización está bloqueada')
    expect((await send(path, person)).statusCode).toBe(200)
  })

  it('creates one user when the form is sent twice at one moment', async () => {
    const email = newcomer()
    const path = await invited(email)
    const answers = await Promise.all([send(path, person), send(path, person)])
    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => status === 200),
    ).toHaveLength(1)
    expect(answers.every(({ headers }) => String(headers['content-type']).includes('html'))).toBe(
      true,
    )
  })
})

describe('an invited person with an account', () => {
  it('joins by the button without a session and keeps their password', async () => {
    const path = await invited('harbourmaster@example.org')
    const page = await open(path)
    expect(page.body).not.toContain('name="password"')
    expect(page.body).toContain('User already registered.')
    expect(page.body).toContain('There is an account with harbourmaster@example.org')
    const answer = await send(path, { do: 'accept', password: 'Another one 7' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect(await roleOf(world.context.store.db, 'harbourmaster', 'city')).toBe('user')
    expect((await userOf('harbourmaster@example.org'))?.password_hash).toBeNull()
  })

  it('refuses a deactivated account', async () => {
    await world.context.store.db
      .updateTable('users')
      .set({ deactivated_at: now() })
      .where('id', '=', 'guest')
      .execute()
    const answer = await send(await invited('guest@example.org'), { do: 'accept' })
    expect([answer.statusCode, answer.body.includes('This account was deactivated')]).toEqual([
      409,
      true,
    ])
    expect(await roleOf(world.context.store.db, 'guest', 'city')).toBeNull()
  })

  it.each([
    [
      'that makes a second owner',
      { role: 'owner', invited_by: 'admin' },
      'Organization already has an owner.',
    ],
    ['that was accepted', { accepted_at: 1 }, 'The invitation was already accepted.'],
    ['that was declined', { rejected_at: 1 }, 'Invalid user invitation.'],
    ['that is over', { expires_at: 1 }, 'Invalid user invitation.'],
  ])('a person with an account cannot use an invitation %s', async (_which, changes, words) => {
    const email = newcomer()
    const answer = await send(await invited(email, changes), person)
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain(words)
    expect(await userOf(email)).toBeUndefined()
  })
})

it('declining an invitation ends its link', async () => {
  const path = await invited(newcomer())
  const answer = await send(path, { do: 'decline' })
  expect(answer.body).toContain('Invitation declined')
  expect((await open(path)).statusCode).toBe(404)
  const { acceptance_state: state } = await world.context.store.db
    .selectFrom('invitations')
    .select('acceptance_state')
    .orderBy('rejected_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(state).toBe('rejected')
})

it('a link to a deleted organization fails until that is restored', async () => {
  const email = newcomer()
  const path = await invited(email)
  await setDeleted(world.context, 'city', now())
  for (const answer of [await open(path), await send(path, person)]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('This link does not work')
  }
  expect(await userOf(email)).toBeUndefined()
  await setDeleted(world.context, 'city', null)
  expect((await open(path)).statusCode).toBe(200)
})

it('a form without an action does nothing', async () => {
  const email = newcomer()
  expect((await send(await invited(email), { ...person, do: 'dance' })).statusCode).toBe(400)
  expect(await userOf(email)).toBeUndefined()
})

it('limits guesses by address in all processes, and good links still open', async () => {
  const guess = () =>
    world.inject({ url: `/invitation/${makeLinkSecret()}`, remoteAddress: '203.0.113.9' })
  const statuses: number[] = []
  for (let attempt = 0; attempt < WRONG_LINKS.free + 3; attempt += 1) {
    statuses.push((await guess()).statusCode)
  }
  expect(statuses.slice(0, WRONG_LINKS.free).every((status) => status === 404)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  const good = await world.inject({
    url: await invited(newcomer()),
    remoteAddress: '203.0.113.9',
  })
  expect(good.statusCode).toBe(200)
})

it('asks for no password with an external issuer, and the account waits for its owner', async () => {
  const external = await createWorld({
    env: { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'airshed' },
  })
  try {
    const email = newcomer()
    const path = await invited(email, { expires_at: external.context.clock() + DAY_MS }, external)
    const page = await external.inject(path)
    expect(page.body).not.toContain('name="password"')
    const answer = await send(path, { do: 'accept', password: person.password }, external)
    expect(answer.body).toContain('You belong to City of Clear Air')
    const user = await userOf(email, external)
    expect(user).toMatchObject({ password_hash: null, first_name: '' })
    expect(await roleOf(external.context.store.db, user?.id ?? '', 'city')).toBe('user')
  } finally {
    await external.close()
  }
})
