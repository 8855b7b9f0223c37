import type {
  Dashboard,
  DashboardVersion,
  DashboardVersionDetail,
  ErrorBody,
  List,
} from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'

let world: World
let now = NOW
let id: string
beforeAll(async () => {
  world = await createWorld({ clock: () => now, env: { AIRSHED_DASHBOARD_VERSIONS: '5' } })
})
beforeEach(async () => {
  now = NOW
  id = await seedDashboard(world.context, { organization: 'city', name: 'Of all' })
})
afterAll(() => world.close())

const save = (user: UserId, body: object) =>
  world.call<Dashboard>(user, 'PUT', `dashboards/${id}`, body)
const versions = async (query = '') =>
  (await world.call<List<DashboardVersion>>('manager', 'GET', `dashboards/${id}/versions${query}`))
    .body
const version = <Body = DashboardVersionDetail>(number: number, user: UserId = 'manager') =>
  world.call<Body>(user, 'GET', `dashboards/${id}/versions/${number}`)
const restore = <Body = Dashboard>(number: number, current: number, user: UserId = 'manager') =>
  world.call<Body>(user, 'POST', `dashboards/${id}/versions/${number}/restore`, {
    version: current,
  })
const kinds = (list: List<DashboardVersion>) =>
  list.data.map((one) => [one.version, one.changes.map((change) => change.kind)])

describe('the versions of a dashboard', () => {
  it('lists who saved what and when, the newest first', async () => {
    now += 60_000
    await save('admin', { name: 'Of us all', is_updates_on: false })
    expect(await versions()).toEqual({
      data: [
        {
          version: 2,
          user_id: 'admin',
          author: 'admin Tester',
          created_at: NOW + 60_000,
          changes: [{ kind: 'renamed', name: 'Of us all' }, { kind: 'updates' }],
          restored_from: null,
        },
        {
          version: 1,
          user_id: null,
          author: '',
          created_at: NOW,
          changes: [],
          restored_from: null,
        },
      ],
      next: null,
      total: 2,
      page: 1,
      size: 100,
    })
    expect(kinds(await versions('?size=1&page=2'))).toEqual([[1, []]])
    const { next } = await versions('?size=1')
    expect(kinds(await versions(`?size=1&cursor=${next}`))).toEqual([[1, []]])
    expect(kinds(await versions('?search=ADMIN'))).toMatchObject([[2, {}]])
    expect(kinds(await versions('?sort=version'))[0]).toEqual([1, []])
  })

  it('the first version is the document as created, or as copied', async () => {
    const widgets = [chartWidget()]
    const draft = { name: 'Dust', organization_id: 'city', configuration: { widgets } }
    const made = (await world.call<Dashboard>('manager', 'POST', 'dashboards', draft)).body
    id = made.id
    const first = { version: 1, author: 'manager Tester', changes: [] }
    expect((await version(1)).body).toMatchObject({
      ...first,
      document: { name: 'Dust', configuration: { widgets }, range: null, is_updates_on: true },
    })
    id = (await world.call<Dashboard>('manager', 'POST', `dashboards/${id}/clone`)).body.id
    expect((await version(1)).body).toMatchObject({ ...first, document: { name: 'Dust (copy)' } })
  })

  it('every kind of change adds a version', async () => {
    const path = `dashboards/${id}`
    const { id: _, layout: __, ...widget } = chartWidget('a')
    const range = { timezone: 'UTC', from: 0, to: 1000, is_pinned: true }
    await world.call('manager', 'POST', `${path}/widgets`, { ...widget, id: 'a' })
    await world.call('manager', 'PUT', `${path}/widgets/a`, {
      ...widget,
      config: { ...widget.config, name: 'Quay' },
    })
    await world.call('manager', 'DELETE', `${path}/widgets/a`)
    await world.call('manager', 'PUT', `${path}/range`, range)
    expect(await versions()).toMatchObject({
      data: [
        { version: 5, changes: [{ kind: 'range' }] },
        { version: 4, changes: [{ kind: 'widget-removed', widget_id: 'a', name: 'Quay' }] },
        {
          version: 3,
          changes: [{ kind: 'widget-configured', widget_id: 'a', name: 'Quay', fields: ['name'] }],
        },
        { version: 2, changes: [{ kind: 'widget-added', widget_id: 'a', name: 'ChartWidget' }] },
        { version: 1 },
      ],
    })
  })

  it('a star or a change to the same values adds no version', async () => {
    await world.call('manager', 'PUT', `dashboards/${id}/star`, { is_starred: true })
    now += 60_000
    const { body } = await save('manager', { name: 'Of all', configuration: { widgets: [] } })
    await world.call('manager', 'PUT', `dashboards/${id}/range`, null)
    expect(body).toMatchObject({ version: 1, updated_at: NOW })
    expect(await versions()).toMatchObject({ total: 1 })
  })

  it('a new order of the widgets adds a version', async () => {
    const widgets = [chartWidget('a'), chartWidget('b')]
    await save('manager', { configuration: { widgets } })
    const { body } = await save('manager', { configuration: { widgets: widgets.toReversed() } })
    expect(body.configuration.widgets.map((widget) => widget.id)).toEqual(['b', 'a'])
    expect(body.version).toBe(3)
  })

  it('drops the oldest version when there are too many', async () => {
    for (const name of ['Two', 'Three', 'Four', 'Five', 'Six']) await save('manager', { name })
    expect((await versions()).data.map((one) => one.version)).toEqual([6, 5, 4, 3, 2])
    const gone = await version<ErrorBody>(1)
    expect([gone.status, gone.body.errors.detail]).toEqual([
      404,
      `Version 1 of dashboard ${id} does not exist`,
    ])
  })

  it('a dashboard older than versions starts with its present document', async () => {
    await world.context.store.db
      .deleteFrom('dashboard_versions')
      .where('dashboard_id', '=', id)
      .execute()
    expect(await versions()).toMatchObject({ data: [], total: 0 })
    now += 60_000
    await save('owner', { name: 'Of some' })
    expect(await versions()).toMatchObject({
      data: [
        { version: 2, author: 'owner Tester', changes: [{ kind: 'renamed' }] },
        { version: 1, user_id: null, author: '', created_at: NOW, changes: [] },
      ],
    })
    expect((await version(1)).body.document.name).toBe('Of all')
  })

  it('keeps the name of a user who was deleted', async () => {
    const { db } = world.context.store
    const person = { first_name: 'Ada', last_name: 'Byron', created_at: NOW }
    await db
      .insertInto('users')
      .values({ id: 'ada', external_id: 'ada', email: 'ada@example.org', ...person })
      .execute()
    const rights = { user_id: 'ada', organization_id: 'city', permission: 'read_reports' } as const
    await db.insertInto('user_permissions').values(rights).execute()
    await save('ada' as UserId, { name: 'By Ada' })
    await db.deleteFrom('users').where('id', '=', 'ada').execute()
    expect((await versions()).data[0]).toMatchObject({ user_id: null, author: 'Ada Byron' })
  })

  it('versions are deleted with their dashboard', async () => {
    await save('manager', { name: 'Of few' })
    await world.call('manager', 'DELETE', `dashboards/${id}`)
    const rows = await world.context.store.db
      .selectFrom('dashboard_versions')
      .selectAll()
      .where('dashboard_id', '=', id)
      .execute()
    expect(rows).toEqual([])
  })

  it('hides the versions of another person’s dashboard', async () => {
    id = await seedDashboard(world.context, { organization: 'city', user: 'owner' })
    expect((await version(1, 'manager')).status).toBe(404)
    expect((await version(1, 'owner')).status).toBe(200)
    expect((await restore(1, 1, 'admin')).status).toBe(404)
  })
})

describe('restoring a version', () => {
  it('a restored version becomes the newest one, and none is lost', async () => {
    await save('manager', { name: 'Of few', configuration: { widgets: [chartWidget()] } })
    const { status, body } = await restore(1, 2, 'admin')
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 3, name: 'Of all', configuration: { widgets: [] } })
    expect((await versions()).data[0]).toMatchObject({
      version: 3,
      author: 'admin Tester',
      restored_from: 1,
      changes: [{ kind: 'widget-removed' }, { kind: 'renamed', name: 'Of all' }],
    })
    expect((await restore(2, 3)).body).toMatchObject({ version: 4, name: 'Of few' })
  })

  it('restoring the present document adds no version', async () => {
    expect((await restore(1, 1)).body.version).toBe(1)
  })

  it('refuses to restore when somebody saved since, and says who and when', async () => {
    now += 90 * 60_000
    await save('admin', { name: 'Of few' })
    const late = await restore<ErrorBody>(1, 1)
    expect([late.status, late.body.code, late.body.errors.detail]).toEqual([
      409,
      'CONFLICT',
      `Dashboard ${id} was saved by admin Tester on 2 March 2026 at 13:30 (UTC): it has version 2, not 1. Load it again`,
    ])
  })

  it('one of two concurrent restores of a version wins', async () => {
    await save('manager', { name: 'Of few' })
    const answers = await Promise.all([restore(1, 2), restore(1, 2), restore(1, 2)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409])
  })

  it('refuses to restore a version that is not kept', async () => {
    expect((await restore(7, 1)).status).toBe(404)
  })
})
