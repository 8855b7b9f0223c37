import type { Dashboard, ErrorBody, List } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { eraseDashboard } from './queries.ts'
import { PERSONAL_DASHBOARDS_MAX } from './addDashboard.ts'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { AIRSHED_WIDGET_LIMIT: '3' } })
})
afterAll(() => world.close())

const draft = { name: 'Harbour dust', organization_id: 'city' }

async function create(user: 'manager' | 'admin' = 'manager', body: object = draft) {
  return (await world.call<Dashboard>(user, 'POST', 'dashboards', body)).body
}

const save = <Body = Dashboard>(user: 'manager' | 'owner', id: string, body: object) =>
  world.call<Body>(user, 'PUT', `dashboards/${id}`, body)

describe('a new dashboard', () => {
  it('creating a dashboard requires the rights of a manager in its organization', async () => {
    const { status, body } = await world.call<ErrorBody>('user', 'POST', 'dashboards', draft)
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
  })

  it('a new dashboard is personal to its creator', async () => {
    const answer = await world.call<Dashboard>('manager', 'POST', 'dashboards', draft)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      ...draft,
      description: '',
      user_id: 'manager',
      configuration: { widgets: [] },
      is_starred: false,
      range: null,
      is_updates_on: true,
      shared: false,
      canBeShared: true,
      version: 1,
      updated_at: NOW,
    })
    const { id } = answer.body
    expect((await world.call('manager', 'GET', `dashboards/${id}`)).body).toEqual(answer.body)
    expect((await world.call('owner', 'GET', `dashboards/${id}`)).status).toBe(404)
  })

  it('removes characters that turn text around from a name and refuses an empty rest', async () => {
    const { body } = await world.call<Dashboard>('manager', 'POST', 'dashboards', {
      ...draft,
      name: 'Harbour \u202Etsud',
    })
    expect(body.name).toBe('Harbour tsud')
    const refused = await world.call<ErrorBody>('manager', 'POST', 'dashboards', {
      ...draft,
      name: '\u202E',
    })
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, '/name'])
  })

  it('a new dashboard can be shared by those who manage reports', async () => {
    expect(await create('admin')).toMatchObject({ canBeShared: true })
  })

  it('a new dashboard belongs to one organization, even from users with rights in all', async () => {
    const body = { ...draft, organization_id: 'all' }
    for (const user of ['admin', 'manager'] as const) {
      const answer = await world.call<ErrorBody>(user, 'POST', 'dashboards', body)
      expect(answer.status).toBe(400)
      expect(answer.body.issues).toEqual([
        { path: '/organization_id', expected: 'the id of one organization', got: '"all"' },
      ])
    }
  })

  it('refuses another personal dashboard or copy beyond the limit of 200', async () => {
    const own: string[] = []
    for (let at = 0; at < PERSONAL_DASHBOARDS_MAX; at += 1) {
      own.push(await seedDashboard(world.context, { organization: 'city', user: 'owner' }))
    }
    const [first = ''] = own
    const refused = await world.call<ErrorBody>('owner', 'POST', 'dashboards', draft)
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT'])
    expect(refused.body.errors.detail).toContain('You have 200 personal dashboards')
    const copied = await world.call('owner', 'POST', `dashboards/${first}/clone`)
    expect(copied.status).toBe(409)
    expect((await world.call('manager', 'POST', 'dashboards', draft)).status).toBe(201)
    await world.call('owner', 'DELETE', `dashboards/${first}`)
    expect((await world.call('owner', 'POST', 'dashboards', draft)).status).toBe(201)
    for (const id of own.slice(1)) await eraseDashboard(world.context.store.db, id)
  })

  it.each([
    ['a name of two letters', { ...draft, name: 'Ai' }, '/name'],
    ['a name of 51 letters', { ...draft, name: 'x'.repeat(51) }, '/name'],
    ['no organization', { name: 'Dust' }, '/organization_id'],
    ['a field of its own making', { ...draft, user_id: 'owner' }, '/user_id'],
    [
      'two widgets of one id',
      { ...draft, configuration: { widgets: [chartWidget('a'), chartWidget('a')] } },
      '/configuration/widgets/1/id',
    ],
    [
      'a widget that its plugin refuses',
      { ...draft, configuration: { widgets: [{ ...chartWidget(), config: {} }] } },
      '/configuration/widgets/0/config/node_id',
    ],
  ])('a new dashboard cannot have %s', async (_, body, path) => {
    const answer = await world.call<ErrorBody>('manager', 'POST', 'dashboards', body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues?.[0]?.path).toBe(path)
  })

  it('refuses more widgets than the limit', async () => {
    const widgets = ['a', 'b', 'c', 'd'].map(chartWidget)
    const body = { ...draft, configuration: { widgets } }
    const answer = await world.call<ErrorBody>('manager', 'POST', 'dashboards', body)
    expect([answer.status, answer.body.errors.detail]).toEqual([
      409,
      "Sorry, you can't add more than 3 widgets",
    ])
  })
})

describe('a change of a dashboard', () => {
  it('keeps fields that a change does not name and raises the version', async () => {
    const { id } = await create()
    const configuration = { widgets: [chartWidget()] }
    await save('manager', id, { configuration })
    const { body } = await save('manager', id, { description: 'By the quay', is_updates_on: false })
    expect(body).toMatchObject({
      name: draft.name,
      description: 'By the quay',
      configuration,
      is_updates_on: false,
      version: 3,
    })
  })

  it('answers 409 CONFLICT with the newest version when somebody saved since', async () => {
    const { id } = await create()
    expect((await save('manager', id, { name: 'First', version: 1 })).status).toBe(200)
    const late = await save<ErrorBody>('manager', id, { name: 'Second', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
    expect(late.body.errors.detail).toContain('it has version 2, not 1')
    const { body: newest } = await save('manager', id, {})
    expect(late.body.details).toEqual({ newest })
    expect((await save('manager', id, {})).body.name).toBe('First')
  })

  it('one of two concurrent changes of the same version wins', async () => {
    const { id } = await create()
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) =>
        save('manager', id, { name: `Name ${name}`, version: 1 }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409])
  })

  it('keeps widget configs of unknown types and newer versions unchanged', async () => {
    const { id } = await create()
    const configuration = {
      widgets: [
        { ...chartWidget('a'), type: 'HologramWidget', config: { z: 1, a: [null, { '': 'ñ' }] } },
        { ...chartWidget('b'), configVersion: 99, config: { from_tomorrow: true } },
      ],
    }
    expect((await save('manager', id, { configuration })).body.configuration).toEqual(configuration)
  })

  it('widgets can be removed from a dashboard over the limit', async () => {
    const widgets = ['a', 'b', 'c', 'd', 'e'].map(chartWidget)
    const id = await seedDashboard(world.context, {
      organization: 'city',
      user: 'manager',
      widgets,
    })
    const fewer = { configuration: { widgets: widgets.slice(1) } }
    expect((await save('manager', id, fewer)).status).toBe(200)
  })
})

describe('a shared dashboard', () => {
  it('a shared dashboard is read and changed by all who read reports of its organization', async () => {
    const id = await seedDashboard(world.context, { organization: 'city' })
    const { body } = await world.call<Dashboard>('manager', 'GET', `dashboards/${id}`)
    expect(body).toMatchObject({ shared: true, canBeShared: false })
    expect(body).not.toHaveProperty('user_id')
    expect((await save('manager', id, { name: 'Ours now' })).status).toBe(200)
    expect((await save('owner', id, { name: 'Ours still' })).status).toBe(200)
  })
})

describe('the time range of a dashboard', () => {
  const range = { timezone: 'Europe/Madrid', from: NOW - 1000, to: NOW, is_pinned: true }

  it('keeps a time range until it is reset', async () => {
    const { id } = await create()
    const path = `dashboards/${id}/range`
    expect((await world.call<Dashboard>('manager', 'PUT', path, range)).body.range).toEqual(range)
    expect((await world.call<Dashboard>('manager', 'PUT', path, null)).body.range).toBeNull()
  })

  it.each([
    ['a future', { ...range, to: NOW + 120_000 }, '/to'],
    ['a word for a time', { ...range, from: 'yesterday' }, '/from'],
  ])('refuses a time range with %s', async (_, body, path) => {
    const { id } = await create()
    const answer = await world.call<ErrorBody>('manager', 'PUT', `dashboards/${id}/range`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ path }])
  })
})

describe('the list of dashboards', () => {
  it('lists what the caller may read, with their own stars first', async () => {
    const other = await createWorld()
    const { context } = other
    await seedDashboard(context, { organization: 'city', name: 'Of all' })
    await seedDashboard(context, { organization: 'city', user: 'owner', name: 'Of the owner' })
    await seedDashboard(context, { organization: 'harbour', name: 'Of the harbour' })
    const id = await seedDashboard(context, {
      organization: 'city',
      user: 'manager',
      name: 'Yours',
    })
    await other.call('manager', 'PUT', `dashboards/${id}/star`, { is_starred: true })
    await other.call('manager', 'PUT', `dashboards/${id}/star`, { is_starred: true })

    const list = async (user: 'manager' | 'owner' | 'partner', query = '') =>
      (await other.call<List<Dashboard>>(user, 'GET', `dashboards${query}`)).body
    const names = (page: List<Dashboard>) => page.data.map((one) => [one.name, one.is_starred])
    expect(names(await list('manager'))).toEqual([
      ['Yours', true],
      ['Of all', false],
    ])
    expect(names(await list('owner'))).toEqual([
      ['Of all', false],
      ['Of the owner', false],
    ])
    expect(await list('partner')).toMatchObject({ data: [], total: 0 })
    expect(await list('manager', '?organization_id=harbour')).toMatchObject({ data: [], total: 0 })
    expect(await list('manager', '?size=1&page=2')).toMatchObject({ total: 2, page: 2, size: 1 })
    const { next } = await list('manager', '?size=1')
    expect(names(await list('manager', `?size=1&cursor=${next}`))).toEqual([['Of all', false]])
    expect(names(await list('manager', '?sort=name'))[0]).toEqual(['Of all', false])
    expect(names(await list('manager', '?search=YOUR'))).toEqual([['Yours', true]])

    await other.call('manager', 'PUT', `dashboards/${id}/star`, { is_starred: false })
    expect(names(await list('manager'))[0]).toEqual(['Of all', false])
    await other.close()
  })
})

it('a deleted dashboard is gone from the list and cannot be read', async () => {
  const { id } = await create()
  await world.call('manager', 'PUT', `dashboards/${id}/star`, { is_starred: true })
  expect((await world.call('manager', 'DELETE', `dashboards/${id}`)).status).toBe(204)
  expect((await world.call('manager', 'GET', `dashboards/${id}`)).status).toBe(404)
  expect((await world.call('manager', 'DELETE', `dashboards/${id}`)).status).toBe(404)
})
