import { LIST_VIEWS_MAX, type ErrorBody, type ListView } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterEach(() => world.context.store.db.deleteFrom('list_views').execute())
afterAll(() => world.close())

const OFFLINE = { status: ['offline'], sort: '-name' }
const save = (user: UserId, view: object) =>
  world.call<ListView>(user, 'PUT', 'list_views', { list: 'devices', ...view })
const viewsOf = async (user: UserId, list = 'devices') => {
  const { body } = await world.call<{ data: ListView[] }>(user, 'GET', `list_views?list=${list}`)
  return body.data
}

describe('saved views of a list', () => {
  it('lists saved views by name, each in its own list only', async () => {
    await save('user', { name: '  Offline ', params: OFFLINE })
    await save('user', { name: 'All', params: {} })
    expect(await viewsOf('user')).toEqual([
      { id: expect.any(String), list: 'devices', name: 'All', params: {} },
      { id: expect.any(String), list: 'devices', name: 'Offline', params: OFFLINE },
    ])
    expect(await viewsOf('user', 'alerts')).toEqual([])
  })

  it('replaces a view that is saved under the same name', async () => {
    const { body: first } = await save('user', { name: 'Mine', params: OFFLINE })
    const { body: second } = await save('user', { name: 'Mine', params: { search: 'quay' } })
    expect(second).toEqual({ ...first, params: { search: 'quay' } })
    expect(await viewsOf('user')).toEqual([second])
  })

  it('hides a view from other users, who cannot delete it', async () => {
    const { body: view } = await save('user', { name: 'Mine', params: OFFLINE })
    expect(await viewsOf('owner')).toEqual([])
    const refused = await world.call<ErrorBody>('owner', 'DELETE', `list_views/${view.id}`)
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND'])
    expect(await viewsOf('user')).toEqual([view])
    expect((await world.call('user', 'DELETE', `list_views/${view.id}`)).status).toBe(204)
    expect(await viewsOf('user')).toEqual([])
  })

  it('refuses a new view beyond the limit, and still changes existing ones', async () => {
    for (let count = 0; count < LIST_VIEWS_MAX; count += 1) {
      expect((await save('user', { name: `View ${count}`, params: {} })).status).toBe(200)
    }
    const refused = await world.call<ErrorBody>('user', 'PUT', 'list_views', {
      list: 'devices',
      name: 'One more',
      params: {},
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'LIST_VIEW_LIMIT'])
    expect((await save('user', { name: 'View 7', params: OFFLINE })).status).toBe(200)
    expect((await save('user', { list: 'alerts', name: 'One more', params: {} })).status).toBe(200)
  })

  it.each([
    ['a nested value', { name: 'x', params: { a: { b: 1 } } }],
    ['a long value', { name: 'x', params: { search: 'x'.repeat(201) } }],
    ['a name of blanks', { name: '  ', params: {} }],
    ['a parameter that is no name', { name: 'x', params: { 'a b': '1' } }],
    ['a list that is none', { list: '../users', name: 'x', params: {} }],
    [
      'very many parameters',
      {
        name: 'x',
        params: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`p${at}`, 1])),
      },
    ],
  ])('refuses a view with %s', async (_, view) => {
    expect((await save('user', view)).status).toBe(400)
    expect(await viewsOf('user')).toEqual([])
  })
})
