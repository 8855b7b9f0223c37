import { ONLINE_STATUS_PATH } from '@airshed/domain'
import type { DataPoint, Node } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NodeMeasurements } from '../../storage/bus/bus.ts'
import { seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { sweepStatus } from './silence.ts'

const DEVICE = '1C00AAAA:0'
const ID = `1C00AAAA.0.0.0/${ONLINE_STATUS_PATH}`

let world: World
beforeEach(async () => {
  world = await createWorld()
  await seedReadings(world.context, world.city.pm25, [[NOW, 5]])
})
afterEach(() => world.close())

it('open pages hear once of each change of the online status', async () => {
  const heard: NodeMeasurements[] = []
  world.context.bus.subscribe((readings) => heard.push(...readings))
  await sweepStatus(world.context)
  await sweepStatus(world.context)
  expect(heard.filter(({ nodeId }) => nodeId === DEVICE)).toEqual([
    { nodeId: DEVICE, dataPointId: ID, measurements: [[NOW, 1]] },
  ])
})

describe('the online status as a data point', () => {
  beforeEach(() => sweepStatus(world.context))

  it.each([
    ['node_id', DEVICE],
    ['path', ONLINE_STATUS_PATH],
    ['data_point_id', ID],
  ])(
    'finds the online status by its %s, with its value and without a time of a report',
    async (key, value) => {
      const asked = await world.call<{ data: DataPoint[] }>('user', 'POST', 'search/data_points', {
        [key]: [value],
      })
      const found = asked.body.data.find(({ _id: id }) => id === ID)
      expect(found).toMatchObject({
        _type: 'status',
        kind: 'boolean',
        lastValue: 1,
        lastTimeReportedTs: null,
      })
    },
  )

  it('lists the online status among the data points, but never as the telling reading', async () => {
    const body = { node_id: [DEVICE], includes: ['data_points', 'newest'] }
    const asked = await world.call<{ data: Node[] }>('user', 'POST', 'search/nodes', body)
    const [node] = asked.body.data
    const known = node?.data_points ?? []
    expect(known.map(({ _id: id }) => id)).toContain(ID)
    expect(known.flatMap(({ lastTimeReportedTs: at }) => at ?? [])).toEqual([NOW])
    expect(node?.newest?.path).toBe('132:5')
  })
})
