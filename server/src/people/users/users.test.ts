import type {
  ErrorBody,
  List,
  ListedUser,
  Organization,
  PublicConfig,
  User,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('the current user', () => {
  it('answers the current user with their permissions by organization', async () => {
    const { body } = await world.call<User>('manager', 'GET', 'users/me')
    expect(body).toMatchObject({
      id: 'manager',
      email: 'manager@example.org',
      locale: 'en_US',
      is_locale_chosen: false,
    })
    expect(body.permissions).toMatchObject({ manage_reports: ['city'], read_devices: ['city'] })
  })

  it('finds users by their external id, and no strangers', async () => {
    const find = async (who: 'user' | 'guest', subject: string) =>
      (await world.call<List<ListedUser>>(who, 'GET', `users?external_id=${subject}`)).body
    expect(await find('user', 'ext-user')).toMatchObject({ total: 1, data: [{ id: 'user' }] })
    expect(await find('guest', 'ext-guest')).toMatchObject({ total: 1, data: [{ id: 'guest' }] })
    expect(await find('user', 'ext-harbourmaster')).toMatchObject({ total: 0, data: [] })
    expect(await find('guest', 'ext-user')).toMatchObject({ total: 0, data: [] })
  })

  it('changes the language, which is effective at once', async () => {
    const change = { locale: 'es_ES', timezone: 'America/Santiago', temp_units: 'F' }
    const { body } = await world.call<User>('user', 'PUT', 'users/user', change)
    expect(body).toMatchObject(change)
    expect((await world.call<User>('user', 'GET', 'users/me')).body).toMatchObject(change)
  })

  it('records the default language as a choice when it is chosen', async () => {
    const { body: before } = await world.call<User>('owner', 'GET', 'users/me')
    expect(before).toMatchObject({ locale: 'en_US', is_locale_chosen: false })
    const { body } = await world.call<User>('owner', 'PUT', 'users/owner', { locale: 'en_US' })
    expect(body).toMatchObject({ locale: 'en_US', is_locale_chosen: true })
  })

  it('keeps fields that are not changed', async () => {
    await world.call<User>('support', 'PUT', 'users/support', { locale: 'es_ES', temp_units: 'F' })
    const { body } = await world.call<User>('support', 'PUT', 'users/support', { timezone: 'UTC' })
    expect(body).toMatchObject({ locale: 'es_ES', temp_units: 'F', timezone: 'UTC' })
  })

  it.each([
    ['a colleague', 'users/owner', 403, 'NOT_YOURS'],
    ['somebody in a foreign organization', 'users/harbourmaster', 404, 'NOT_FOUND'],
    ['nobody', 'users/nobody', 404, 'NOT_FOUND'],
  ])('a user cannot change %s', async (_, path, status, code) => {
    const answer = await world.call<ErrorBody>('user', 'PUT', path, { locale: 'es_ES' })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('sets a phone number for text messages and removes it', async () => {
    for (const phone_number of ['+64215550101', null]) {
      const { body } = await world.call<User>('user', 'PUT', 'users/user', { phone_number })
      expect(body.phone_number).toBe(phone_number)
    }
  })

  it.each([
    ['a phone number without its country', { phone_number: '021 555 0101' }, '/phone_number'],
    ['a phone number of no plan', { phone_number: '+99912345678' }, '/phone_number'],
    [
      'a phone number that is too short for its country',
      { phone_number: '+1201555' },
      '/phone_number',
    ],
    ['a locale that there is not', { locale: 'fr_FR' }, '/locale'],
    ['a time zone that there is not', { timezone: 'Mars/Olympus' }, '/timezone'],
    ['a field that is not theirs to set', { email: 'x@example.org' }, '/email'],
    ['a name that is empty', { first_name: '' }, '/first_name'],
    ['nothing at all', {}, '/'],
  ])('a user cannot set %s', async (_, change, path) => {
    const answer = await world.call<ErrorBody>('user', 'PUT', 'users/user', change)
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ path }])
  })
})

describe('the list of organizations', () => {
  it('lists organizations in which the caller holds anything', async () => {
    const { body } = await world.call<List<Organization>>('partner', 'GET', 'organizations')
    expect(body).toEqual({
      data: [
        {
          id: 'city',
          name: 'City of Clear Air',
          external_id: 'ext-city',
          slug: 'city',
          logo: null,
          is_simulated: false,
          is_locked: false,
        },
      ],
      next: null,
      total: 1,
      page: 1,
      size: 100,
    })
  })

  it('searches organizations by name, sorts them and pages with a cursor', async () => {
    const both = { user_id: 'support', permission: 'read_devices' as const }
    await world.context.store.db
      .deleteFrom('user_permissions')
      .where('user_id', '=', 'support')
      .execute()
    await world.context.store.db
      .insertInto('user_permissions')
      .values(['city', 'harbour'].map((id) => ({ ...both, organization_id: id })))
      .execute()
    const list = async (query: string) =>
      (await world.call<List<Organization>>('support', 'GET', `organizations?${query}`)).body
    const names = ({ data }: List<Organization>) => data.map(({ name }) => name)
    const [city, harbour] = ['City of Clear Air', 'Harbour Authority']
    expect(names(await list(''))).toEqual([city, harbour])
    expect(names(await list('sort=-name'))).toEqual([harbour, city])
    const first = await list('size=1')
    expect(names(await list(`size=1&cursor=${first.next}`))).toEqual([harbour])
    expect(names(await list('search=EXT-CITY'))).toEqual(['City of Clear Air'])
  })

  it('lists no organizations for a user without permissions', async () => {
    const { body } = await world.call<List<Organization>>('guest', 'GET', 'organizations')
    expect(body).toMatchObject({ data: [], total: 0 })
  })
})

describe('the public settings', () => {
  it('shows the public settings to everybody', async () => {
    const { status, body } = await world.call<PublicConfig>(null, 'GET', 'config')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      issuer: 'http://localhost:4000/oidc',
      client_id: 'airshed-console',
      resource: 'urn:airshed:api',
      is_demo: false,
      widget_limit: 50,
      map_style_url: null,
    })
  })

  it('names an external issuer where one is set', async () => {
    const other = await createWorld({
      env: { OIDC_ISSUER: 'https://id.example.org/', OIDC_CLIENT_ID: 'console-7' },
    })
    const { body } = await other.call<PublicConfig>(null, 'GET', 'config')
    expect(body).toMatchObject({ issuer: 'https://id.example.org/', client_id: 'console-7' })
    await other.close()
  })
})
