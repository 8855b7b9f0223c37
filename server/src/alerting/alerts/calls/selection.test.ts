import {
  ALERT_SELECTION_MAX,
  type AlertSelection,
  type AlertSelectionResult,
  type ErrorBody,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS as NOW } from '../../../testing/testServer.ts'
import { seedUser } from '../../../testing/seed.ts'
import { seedAlert } from '../../../testing/world/alerts.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'
import { clearEvents } from '../../../testing/clearEvents.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  // Manages the devices of the city, and only reads those of the harbour.
  const { context } = world
  await seedUser(context, { id: 'pilot', role: 'manager', organization: 'city' })
  await context.store.db
    .insertInto('user_permissions')
    .values({ user_id: 'pilot', organization_id: 'harbour', permission: 'read_devices' })
    .execute()
})
afterAll(() => world.close())

beforeEach(async () => {
  const { db } = world.context.store
  await db.deleteFrom('alerts').execute()
  await clearEvents(world.context)
  await seedAlert(world.context, 'city', { id: 'dust', latest_value: true })
  await seedAlert(world.context, 'city', { id: 'noise', name: 'Noise', latest_value: false })
  await seedAlert(world.context, 'city', {
    id: 'off',
    status: 'deactivated',
    latest_value: true,
    last_triggered_ts: NOW,
  })
  await seedAlert(world.context, 'harbour', { id: 'quay' })
})

type Verb = 'activate' | 'deactivate' | 'delete'
const ask = <Body = AlertSelectionResult>(
  verb: Verb,
  selection: AlertSelection,
  who: string = 'manager',
) => world.call<Body>(who as UserId, 'POST', `alerts/${verb}`, selection)
const states = async () => {
  const rows = await world.context.store.db
    .selectFrom('alerts')
    .select(['id', 'status', 'latest_value'])
    .orderBy('id')
    .execute()
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
}
const events = () =>
  world.context.store.db
    .selectFrom('events')
    .select(['name', 'row_id', 'organization_id', 'before', 'after'])
    .orderBy('position')
    .execute()

describe('alerts chosen by their ids', () => {
  it('deactivates active alerts, each with an event, and leaves the others', async () => {
    const { status, body } = await ask('deactivate', { ids: ['noise', 'dust', 'off', 'dust'] })
    expect([status, body]).toEqual([
      200,
      { changed: ['dust', 'noise'], unchanged: ['off'], refused: [] },
    ])
    expect(await states()).toMatchObject({ dust: 'deactivated', noise: 'deactivated' })
    const recorded = { before: { status: 'activated' }, after: { status: 'deactivated' } }
    expect(await events()).toEqual(
      ['dust', 'noise'].map((row_id) => ({
        name: 'alert.deactivated',
        row_id,
        organization_id: 'city',
        ...recorded,
      })),
    )
  })

  it('activates an alert without the value that it had before', async () => {
    expect((await ask('activate', { ids: ['off', 'dust'] })).body).toEqual({
      changed: ['off'],
      unchanged: ['dust'],
      refused: [],
    })
    const rows = await world.context.store.db
      .selectFrom('alerts')
      .select(['id', 'status', 'latest_value', 'last_triggered_ts'])
      .where('id', 'in', ['dust', 'off'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: 'dust', status: 'activated', latest_value: true, last_triggered_ts: null },
      { id: 'off', status: 'activated', latest_value: null, last_triggered_ts: NOW },
    ])
  })

  it('deletes the chosen alerts with an event for each', async () => {
    expect((await ask('delete', { ids: ['dust', 'off'] })).body.changed).toEqual(['dust', 'off'])
    expect(Object.keys(await states())).toEqual(['noise', 'quay'])
    expect((await events()).map(({ name, row_id }) => [name, row_id])).toEqual([
      ['alert.deleted', 'dust'],
      ['alert.deleted', 'off'],
    ])
  })

  it('deletes the known alerts and refuses unknown and foreign ones with the same NOT_FOUND', async () => {
    const { body } = await ask('delete', { ids: ['gone', 'dust', 'quay'] })
    expect(body).toEqual({
      changed: ['dust'],
      unchanged: [],
      refused: [
        { id: 'gone', code: 'NOT_FOUND' },
        { id: 'quay', code: 'NOT_FOUND' },
      ],
    })
    expect(await states()).toHaveProperty('quay')
  })

  it('deactivates what the caller may change and refuses what they may only read', async () => {
    const { body } = await ask('deactivate', { ids: ['quay', 'dust'] }, 'pilot')
    expect(body).toEqual({
      changed: ['dust'],
      unchanged: [],
      refused: [{ id: 'quay', code: 'FORBIDDEN' }],
    })
    expect(await states()).toMatchObject({ quay: 'activated', dust: 'deactivated' })
  })

  it('a selection without a change leaves no event', async () => {
    await ask('activate', { ids: ['dust', 'gone'] })
    expect(await events()).toEqual([])
  })

  it.each(['user', 'partner', 'guest'])('alerts stay as they are when a %s asks', async (who) => {
    const { status, body } = await ask<ErrorBody>('delete', { ids: ['dust'] }, who)
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
    expect(await states()).toHaveProperty('dust')
  })

  it.each([
    ['nothing', { ids: [] }],
    ['both ways at once', { ids: ['dust'], matching: {} }],
    ['more than one call changes', { ids: Array.from({ length: 1001 }, (_, n) => `a${n}`) }],
    ['all, by leaving out what should match', { except: ['dust'] }],
  ])('alerts cannot be named by %s', async (_, selection) => {
    expect((await ask('delete', selection as AlertSelection)).status).toBe(400)
    expect(Object.keys(await states())).toHaveLength(4)
  })
})

describe('alerts chosen by what a list shows', () => {
  it.each<[string, AlertSelection, readonly string[]]>([
    ['all', { matching: {} }, ['dust', 'noise', 'off']],
    ['a search', { matching: { search: 'NOIS' } }, ['noise']],
    ['a state', { matching: { status: ['active', 'deactivated'] } }, ['dust', 'off']],
    ['all but some', { matching: {}, except: ['dust'] }, ['noise', 'off']],
    ['an organization', { matching: { organization_id: 'city' } }, ['dust', 'noise', 'off']],
    ['a foreign organization', { matching: { organization_id: 'harbour' } }, []],
  ])('deletes the alerts that match a selection by %s', async (_, selection, expected) => {
    expect((await ask('delete', selection)).body).toEqual({
      changed: expected,
      unchanged: [],
      refused: [],
    })
    expect(Object.keys(await states())).toHaveLength(4 - expected.length)
  })

  it('lists which of the alerts the caller may only read', async () => {
    const { body } = await ask('delete', { matching: {} }, 'pilot')
    expect(body.changed).toEqual(['dust', 'noise', 'off'])
    expect(body.refused).toEqual([{ id: 'quay', code: 'FORBIDDEN' }])
  })

  it('changes a selection up to the bound and refuses a larger one as a whole', async () => {
    const fill = (count: number) =>
      sql`insert into alerts (id, name, description, organization_id, status, notification_level,
          rules, created_at)
        select 'many_' || n, 'Many', '', 'city', 'activated', 'info', '[]', 0
        from generate_series(1, ${count}::int4) as n on conflict do nothing`.execute(
        world.context.store.db,
      )
    await fill(ALERT_SELECTION_MAX + 1)
    const many: AlertSelection = { matching: { search: 'Many' } }
    const refused = await ask<ErrorBody>('deactivate', many)
    expect([refused.status, refused.body.code]).toEqual([422, 'SELECTION_TOO_LARGE'])
    expect(await states()).toMatchObject({ many_1: 'activated' })
    const { body } = await ask('deactivate', { ...many, except: ['many_7'] })
    expect(body.changed).toHaveLength(ALERT_SELECTION_MAX)
    expect(await states()).toMatchObject({ many_1: 'deactivated', many_7: 'activated' })
    expect(await events()).toHaveLength(ALERT_SELECTION_MAX)
  })
})

describe('deleting one alert', () => {
  const remove = (who: UserId, id: string) => world.call<ErrorBody>(who, 'DELETE', `alerts/${id}`)

  it('deletes an alert with its subscribers and leaves an event', async () => {
    const { db } = world.context.store
    await db.insertInto('alert_subscribers').values({ alert_id: 'dust', user_id: 'user' }).execute()
    expect((await remove('manager', 'dust')).status).toBe(204)
    expect(await states()).not.toHaveProperty('dust')
    expect(await db.selectFrom('alert_subscribers').selectAll().execute()).toEqual([])
    expect(await events()).toMatchObject([{ name: 'alert.deleted', row_id: 'dust' }])
  })

  it.each<[UserId, string, number]>([
    ['user', 'dust', 403],
    ['partner', 'dust', 404],
    ['owner', 'quay', 404],
    ['owner', 'gone', 404],
  ])('an alert stays when a %s deletes %s: %i', async (who, id, status) => {
    expect((await remove(who, id)).status).toBe(status)
    expect(Object.keys(await states())).toHaveLength(4)
  })
})
