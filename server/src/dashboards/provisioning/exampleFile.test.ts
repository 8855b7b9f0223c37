import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createAjv, issuesOf } from '@airshed/contract'
import type { Dashboard, ProvisionedDashboardFile } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CITY } from '../../front/demo/fleet/fleet.ts'
import { dataPointIds, nodeNamed } from '../../front/demo/fleet/lookUp.ts'
import { seedOrganization, seedUser } from '../../testing/seed.ts'
import type { UserId } from '../../testing/world/world.ts'
import { createProvisionedWorld, type ProvisionedWorld } from './provisionedWorld.fixture.ts'

const textOf = (path: string) =>
  readFile(fileURLToPath(new URL(`../../../../docs/${path}`, import.meta.url)), 'utf8')

let world: ProvisionedWorld
let text: string
let example: ProvisionedDashboardFile
beforeAll(async () => {
  world = await createProvisionedWorld()
  text = await textOf('examples/dashboard.json')
  example = JSON.parse(text) as ProvisionedDashboardFile
})
afterAll(() => world.close())

describe('the example in the documents', () => {
  it('serves the example as it is', async () => {
    await seedOrganization(world.context, CITY)
    await seedUser(world.context, { id: 'citizen', role: 'user', organization: CITY })
    await world.put('example.json', text)
    await world.start()
    expect(world.log).toEqual([])
    const path = 'dashboards/provisioned_example'
    const { body } = await world.call<Dashboard>('citizen' as UserId, 'GET', path)
    const { widgets, ...rest } = example.dashboard
    expect(body).toMatchObject({ ...rest, configuration: { widgets }, is_provisioned: true })
  })

  it('matches the published schema', async () => {
    const schema = JSON.parse(await textOf('dashboard.schema.json')) as object
    const validate = createAjv().compile(schema)
    expect(issuesOf(validate(example) ? null : validate.errors, example)).toEqual([])
    const wrong = { ...example, dashboard: { ...example.dashboard, name: 'Ai' } }
    expect(validate(wrong)).toBe(false)
  })

  it('shows devices that the demo contains', () => {
    const { nodeId } = nodeNamed('Quay Street')
    const configs = example.dashboard.widgets.map((widget) => widget.config)
    const shown = configs.filter((config) => 'node_id' in config)
    expect(shown.map((config) => config['node_id'])).toEqual([[nodeId], [nodeId]])
    expect(shown[1]?.['selected_data_point_ids']).toEqual(
      dataPointIds(nodeNamed('Quay Street'), ['132:5', '132:7', '160:1']),
    )
  })
})
