import type { Dashboard, ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chartWidget, layout, seedDashboard } from '../../testing/world/dashboards.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
let path: string
beforeAll(async () => {
  world = await createWorld({ env: { AIRSHED_WIDGET_LIMIT: '2' } })
})
beforeEach(async () => {
  const widgets = [chartWidget('first')]
  const id = await seedDashboard(world.context, { organization: 'city', user: 'user', widgets })
  path = `dashboards/${id}/widgets`
})
afterAll(() => world.close())

const { id: _, configVersion: __, layout: ___, ...bare } = chartWidget()
const add = <Body = Dashboard>(body: object) => world.call<Body>('user', 'POST', path, body)

describe('adding a widget', () => {
  it('gives a new widget an id, the version of its plugin and the first free place', async () => {
    const { status, body } = await add(bare)
    expect(status).toBe(201)
    expect(body.version).toBe(2)
    expect(body.configuration.widgets).toMatchObject([
      { id: 'first' },
      { ...bare, configVersion: 1, layout: { xl: { x: 4, y: 0, w: 8, h: 4 }, xs: { x: 0, w: 4 } } },
    ])
    expect(body.configuration.widgets[1]?.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('keeps the id, version and place that a new widget brings', async () => {
    const { body } = await add(chartWidget('second'))
    expect(body.configuration.widgets[1]).toEqual(chartWidget('second'))
  })

  it.each([
    ['a config that its plugin refuses', { ...bare, config: {} }, 400, 'At /config/node_id'],
    ['an id that is taken', chartWidget('first'), 409, 'already has a widget first'],
    ['no type', { config: {} }, 400, 'At /type'],
    [
      'a place off the grid',
      { ...bare, layout: { ...layout, xl: { x: 16, y: 0, w: 4, h: 3 } } },
      400,
      'At /layout/xl/x',
    ],
    [
      'fewer rows than its type needs',
      { ...bare, layout: { ...layout, xl: { x: 0, y: 0, w: 4, h: 2 } } },
      400,
      'At /layout/xl/h: expected at least 3 rows for ChartWidget',
    ],
  ])('refuses a widget with %s', async (_, body, status, text) => {
    const answer = await add<ErrorBody>(body)
    expect(answer.status).toBe(status)
    expect(answer.body.errors.detail).toContain(text)
  })

  it('refuses a widget beyond the limit', async () => {
    await add(chartWidget('second'))
    const { status, body } = await add<ErrorBody>(chartWidget('third'))
    expect([status, body.code, body.errors.detail]).toEqual([
      409,
      'WIDGET_LIMIT',
      "Sorry, you can't add more than 2 widgets",
    ])
  })

  it('keeps every accepted widget of concurrent additions', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((id) => add(chartWidget(id))))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409])
  })
})

describe('a widget of a dashboard', () => {
  it('replaces a widget at its place', async () => {
    await add(chartWidget('second'))
    const config = { ...bare.config, name: 'Particles' }
    const { body } = await world.call<Dashboard>('user', 'PUT', `${path}/first`, {
      ...bare,
      config,
    })
    expect(body.configuration.widgets.map((widget) => widget.id)).toEqual(['first', 'second'])
    expect(body.configuration.widgets[0]).toEqual({ ...chartWidget('first'), config })
  })

  it('refuses to give a widget the id of another one', async () => {
    const answer = await world.call<ErrorBody>('user', 'PUT', `${path}/first`, chartWidget('other'))
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, '/id'])
  })

  it('removes a widget once and answers 404 the second time', async () => {
    const { body } = await world.call<Dashboard>('user', 'DELETE', `${path}/first`)
    expect(body.configuration.widgets).toEqual([])
    const again = await world.call<ErrorBody>('user', 'DELETE', `${path}/first`)
    expect([again.status, again.body.errors.detail]).toEqual([404, 'Widget first does not exist'])
  })
})
