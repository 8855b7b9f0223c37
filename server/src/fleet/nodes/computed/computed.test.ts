import type { DataPoint, ErrorBody, ComputedConditions, ComputedDependents } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, type SeededDataPoint } from '../../../testing/seed.ts'
import { seedAlert } from '../../../testing/world/alerts.ts'
import { chartWidget, seedDashboard } from '../../../testing/world/dashboards.ts'
import { removeSome, WRITTEN_FOR_MS } from '../removedReadings.ts'
import {
  createComputedWorld,
  idOf,
  computedIdOf,
  type ComputedWorld,
} from './computedWorld.fixture.ts'

let world: ComputedWorld
let pm25: SeededDataPoint
beforeAll(async () => {
  world = await createComputedWorld()
})
beforeEach(async () => {
  pm25 = await world.point('pm25')
})
afterAll(() => world.close())

const refusal = async (conditions: ComputedConditions) => {
  const { status, body } = (await world.post(conditions)) as unknown as {
    status: number
    body: ErrorBody
  }
  return { status, code: body.code, issue: body.issues?.[0] }
}

describe('adding a computed parameter', () => {
  it('a new computed parameter answers a data point that says how it is computed', async () => {
    const conditions = { link: [pm25.id], avg: { period: 480 as const } }
    const { status, body } = await world.post(conditions, ' Rolling dust ')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      _type: 'metric',
      name: 'Rolling dust',
      unit: 'µg/m³',
      precision: 3,
      kind: 'scalar',
      isMapped: true,
      metric: { description: '', conditions, step: 60, is_complete: true },
    })
    const found = await world.call<{ data: DataPoint[] }>('user', 'POST', 'search/data_points', {
      data_point_id: [idOf(body)],
    })
    expect(found.body.data).toMatchObject([{ _id: idOf(body), metric: { step: 60 } }])
  })

  it.each<[string, (own: string) => ComputedConditions, string, string]>([
    ['no function', (own) => ({ link: [own] }), '/conditions', 'none'],
    ['two functions', (own) => ({ link: [own], abs: {}, gt: { value: 1 } }), '/conditions', 'abs'],
    [
      'a data point of another device',
      () => ({ link: ['1C00BBBB.0.0.0/132:5'], abs: {} }),
      '/conditions/link/0',
      '1C00BBBB',
    ],
    [
      'one that does not exist',
      () => ({ link: ['nowhere'], abs: {} }),
      '/conditions/link/0',
      'nowhere',
    ],
    [
      'one data point for a difference',
      (own) => ({ link: [own], diff: {} }),
      '/conditions/link',
      '1',
    ],
    [
      'units that do not convert',
      (own) => ({ link: [own, '1C00AAAA.0.0.0/131:10'], diff: {} }),
      '/conditions/link/1',
      'ppm',
    ],
  ])('refuses a computed parameter with %s', async (_, conditions, path, got) => {
    const { status, code, issue } = await refusal(conditions(pm25.id))
    expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' })
    expect(issue?.path).toBe(path)
    expect(issue?.got).toContain(got)
  })

  it('refuses a ninth computed parameter in a chain', async () => {
    let source = pm25.id
    for (let depth = 1; depth <= 8; depth += 1) {
      const { body } = await world.post({ link: [source], abs: {} })
      source = idOf(body)
    }
    const { issue } = await refusal({ link: [source], abs: {} })
    expect(issue?.expected).toBe('a chain of at most 8 metrics')
  })

  it('refuses conditions that the schema does not allow', async () => {
    for (const conditions of [
      { link: [pm25.id], avg: { period: 7 } },
      { link: [], abs: {} },
      { link: [pm25.id], scale: { min: 0, max: 1, range1: 0, range2: 1e99 } },
      { link: [pm25.id], median: {} },
    ]) {
      expect((await refusal(conditions as ComputedConditions)).status).toBe(400)
    }
  })

  it('refuses a computed parameter from those who do not manage the device', async () => {
    const conditions = { link: [pm25.id], abs: {} }
    expect((await world.post(conditions, 'Mine', 'user')).status).toBe(403)
    expect((await world.post(conditions, 'Mine', 'harbourmaster')).status).toBe(404)
    expect((await world.post(conditions, 'Mine', 'guest')).status).toBe(404)
  })
})

describe('changing a computed parameter', () => {
  const change = (computed: DataPoint, body: object) =>
    world.call<ErrorBody>('owner', 'PUT', `${world.path}/${computedIdOf(computed)}`, body)

  it('refuses conditions that refer to the computed parameter itself', async () => {
    const first = await world.add({ link: [pm25.id], abs: {} })
    const second = await world.add({ link: [idOf(first)], abs: {} })
    const { status, body } = await change(first, { conditions: { link: [idOf(second)], abs: {} } })
    expect(status).toBe(400)
    expect(body.issues?.[0]?.expected).toBe('data points that are not computed from this metric')
    const itself = await change(first, { conditions: { link: [idOf(first)], abs: {} } })
    expect(itself.status).toBe(400)
  })

  it('refuses conditions from which a dependent computed parameter could not be computed', async () => {
    const first = await world.add({ link: [pm25.id], abs: {} })
    await world.add({ link: [idOf(first), pm25.id], diff: {} }, 'Rest')
    const scale = { min: 0, max: 1, range1: 0, range2: 1, unit: '°C' }
    const { status, body } = await change(first, { conditions: { link: [pm25.id], scale } })
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
    expect(body.errors.detail).toContain('Metric Rest could no longer be computed')
  })

  it('renames a computed parameter and keeps its values', async () => {
    const computed = await world.add({ link: [pm25.id], abs: {} })
    await world.report(pm25, [[0, 5]])
    expect(await world.valuesOf(computed)).toEqual([[0, 5]])
    const { status, body } = await change(computed, { name: 'Other', description: 'Why' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Other', metric: { description: 'Why' } })
    expect(await world.valuesOf(computed)).toEqual([[0, 5]])
  })
})

describe('deleting a computed parameter', () => {
  it('refuses to delete a computed parameter that an alert uses, and deletes dependent computed parameters with it', async () => {
    const { context, call, path, add, report, valuesOf } = world
    const first = await add({ link: [pm25.id], abs: {} }, 'First')
    const second = await add({ link: [idOf(first)], gt: { value: 3 } }, 'Second')
    await report(pm25, [[0, 5]])
    expect(await valuesOf(second)).toEqual([[0, 1]])
    const keys = await context.store.db
      .selectFrom('data_points')
      .select('key')
      .where('id', 'in', [idOf(first), idOf(second)])
      .execute()
    const rules = [
      {
        _id: 'a',
        conditions: [{ deviceId: 'd', dataPointId: idOf(second), expr: 'gt', value: 1 }],
      },
    ]
    await seedAlert(context, 'city', { id: 'dusty', name: 'Dusty', rules: JSON.stringify(rules) })

    const one = `${path}/${computedIdOf(first)}`
    const refused = await call<ErrorBody>('owner', 'DELETE', one)
    expect([refused.status, refused.body.code]).toEqual([409, 'METRIC_IN_USE'])
    expect(refused.body.errors.detail).toContain('Second, Dusty')
    const { body: dependents } = await call<ComputedDependents>('owner', 'GET', `${one}/dependents`)
    expect(dependents).toEqual({
      metrics: [{ _id: idOf(second), name: 'Second' }],
      alerts: [{ _id: 'dusty', name: 'Dusty' }],
      dashboards: [],
      others: 0,
    })

    const deleted = await call('owner', 'DELETE', `${one}?with_dependents=true`)
    expect(deleted.status).toBe(204)
    const left = await context.store.db
      .selectFrom('data_points')
      .select('id')
      .where('id', 'in', [idOf(first), idOf(second)])
      .execute()
    expect(left).toEqual([])
    while (await removeSome(context.store.db, context.clock() + WRITTEN_FOR_MS + 1)) continue
    for (const table of ['measurements', 'rollups'] as const) {
      const rows = await context.store.db
        .selectFrom(table)
        .select('data_point')
        .where(
          'data_point',
          'in',
          keys.map(({ key }) => key),
        )
        .execute()
      expect(rows).toEqual([])
    }
    // Readings are still taken in.
    await report(pm25, [[1, 5]])
  })

  it('names no dashboard that the caller cannot read', async () => {
    const { context, call, path, add } = world
    const computed = await add({ link: [pm25.id], abs: {} })
    const config = { node_id: ['1C00AAAA:0'], selected_data_point_ids: [idOf(computed)] }
    await seedDashboard(context, {
      organization: 'city',
      user: 'user',
      widgets: [{ ...chartWidget(), config }],
    })
    const { body } = await call<ComputedDependents>(
      'owner',
      'GET',
      `${path}/${computedIdOf(computed)}/dependents`,
    )
    expect(body).toMatchObject({ dashboards: [], others: 1 })
  })
})

it('a device has at most fifty computed parameters', async () => {
  const { context } = world
  const own = await createOwnDevice()
  await context.store.db
    .insertInto('data_points')
    .values(
      Array.from({ length: 50 }, (_, at) => ({
        id: `${own.sensorId}/metric:m${at}`,
        node_id: own.nodeId,
        sensor_id: own.sensorId,
        path: `metric:m${at}`,
        is_mapped: true,
        name: `M${at}`,
        unit: '',
        precision: 3,
        kind: 'scalar' as const,
        metric: { id: `m${at}`, description: '', conditions: { link: [own.point.id], abs: {} } },
      })),
    )
    .execute()
  const { status, body } = await world.call<ErrorBody>(
    'owner',
    'POST',
    `nodes/${own.nodeId}/metrics`,
    {
      name: 'One more',
      conditions: { link: [own.point.id], abs: {} },
    },
  )
  expect([status, body.code]).toEqual([409, 'METRIC_LIMIT'])
})

async function createOwnDevice() {
  const node = await seedNode(world.context, { serial: '1C00CCCC', organization: 'city' })
  return { ...node, point: await seedDataPoint(world.context, node) }
}
