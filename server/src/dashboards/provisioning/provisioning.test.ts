import { unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Dashboard, DashboardVersion, ErrorBody, List } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { chartWidget, seedDashboard } from '../../testing/world/dashboards.ts'
import {
  createProvisionedWorld,
  dashboardFile,
  HARBOUR_AIR,
  type ProvisionedWorld,
} from './provisionedWorld.fixture.ts'
import { CHECK_AGAIN_MS, QUIET_MS } from './startProvisioning.ts'

let world: ProvisionedWorld
beforeAll(async () => {
  world = await createProvisionedWorld()
})
afterEach(() => world.clear())
afterAll(() => world.close())

const ID = 'provisioned_harbour'
const read = <Body = Dashboard>(id = ID) => world.call<Body>('user', 'GET', `dashboards/${id}`)

describe('a dashboard file', () => {
  it('becomes a shared dashboard of its organization', async () => {
    await world.put('harbour.json', dashboardFile({ ...HARBOUR_AIR, name: 'Harbour \u202Eair' }))
    await world.start()
    expect((await read()).body).toMatchObject({
      id: ID,
      name: 'Harbour air',
      description: 'Of the port',
      organization_id: 'city',
      configuration: { widgets: [chartWidget()] },
      range: null,
      is_updates_on: true,
      shared: true,
      is_provisioned: true,
      version: 1,
    })
    expect((await world.call('harbourmaster', 'GET', `dashboards/${ID}`)).status).toBe(404)
    expect(world.log).toEqual([])
  })

  it.each([
    ['PUT', '', { name: 'Mine now' }],
    ['DELETE', '', undefined],
    ['PUT', '/range', null],
    ['POST', '/widgets', { type: 'ChartWidget', config: chartWidget().config }],
    ['PUT', '/widgets/chart-1', { type: 'ChartWidget', config: chartWidget().config }],
    ['DELETE', '/widgets/chart-1', undefined],
    ['POST', '/versions/1/restore', { version: 1 }],
  ] as const)(
    'a provisioned dashboard cannot be changed by %s …%s, and the answer names the cure',
    async (...call) => {
      const [method, rest, body] = call
      await world.put('harbour.json', dashboardFile())
      await world.start()
      const before = (await read()).body
      const answer = await world.call<ErrorBody>('owner', method, `dashboards/${ID}${rest}`, body)
      expect([answer.status, answer.body.code, answer.body.errors.detail]).toEqual([
        409,
        'DASHBOARD_PROVISIONED',
        'Dashboard Harbour air comes from the file harbour.json on the server and cannot be changed here. Duplicate it and change the copy, or change the file',
      ])
      expect((await read()).body).toEqual(before)
    },
  )

  it('allows stars and ordinary copies', async () => {
    await world.put('harbour.json', dashboardFile())
    await world.start()
    const star = { is_starred: true }
    expect((await world.call('user', 'PUT', `dashboards/${ID}/star`, star)).status).toBe(200)
    const copy = (await world.call<Dashboard>('user', 'POST', `dashboards/${ID}/clone`)).body
    expect(copy).toMatchObject({ name: 'Harbour air (copy)', is_provisioned: false })
    const rename = { name: 'My harbour' }
    expect((await world.call('user', 'PUT', `dashboards/${copy.id}`, rename)).status).toBe(200)
  })

  it('names the file in its versions', async () => {
    await world.put('harbour.json', dashboardFile())
    const { changed } = await world.startByHand()
    await world.put('harbour.json', dashboardFile({ ...HARBOUR_AIR, name: 'Port air' }))
    await changed()
    const path = `dashboards/${ID}/versions`
    expect((await world.call<List<DashboardVersion>>('user', 'GET', path)).body).toMatchObject({
      data: [
        { version: 2, user_id: null, author: 'harbour.json', changes: [{ kind: 'renamed' }] },
        { version: 1, author: 'harbour.json', changes: [] },
      ],
    })
  })
})

describe('following the folder', () => {
  it('follows files that are added, changed and removed', async () => {
    const { changed } = await world.startByHand()
    expect((await read()).status).toBe(404)
    await world.put('harbour.json', dashboardFile())
    await changed()
    expect((await read()).body.name).toBe('Harbour air')
    await world.put('harbour.json', dashboardFile({ ...HARBOUR_AIR, name: 'Port air' }))
    await changed()
    expect((await read()).body).toMatchObject({ name: 'Port air', version: 2 })
    await unlink(join(world.folder, 'harbour.json'))
    await changed()
    expect((await read()).status).toBe(404)
  })

  it('reads the folder once it is quiet, not at each step of a copy', async () => {
    const { pass, report } = await world.startByHand()
    await world.put('harbour.json', '{"format": ')
    report()
    await pass(QUIET_MS - 1)
    await world.put('harbour.json', dashboardFile())
    report()
    await pass(QUIET_MS)
    expect((await read()).status).toBe(200)
    expect(world.log).toEqual([])
  })

  it('polls where nothing announces changes, even for a folder that is created later', async () => {
    await world.removeFolder()
    const { pass } = await world.startByHand()
    await world.makeFolder()
    await world.put('harbour.json', dashboardFile())
    await pass(CHECK_AGAIN_MS)
    expect((await read()).status).toBe(200)
  })

  it('follows events of the operating system', async () => {
    await world.start()
    await world.put('harbour.json', dashboardFile())
    await vi.waitFor(async () => expect((await read()).status).toBe(200), 10_000)
  })

  it('starts a dashboard anew in another organization', async () => {
    await world.put('harbour.json', dashboardFile())
    const { changed } = await world.startByHand()
    await world.put(
      'harbour.json',
      dashboardFile({ ...HARBOUR_AIR, name: 'Port air' }, { organization: 'harbour' }),
    )
    await changed()
    expect((await read()).status).toBe(404)
    const { body } = await world.call<Dashboard>('harbourmaster', 'GET', `dashboards/${ID}`)
    expect(body).toMatchObject({ organization_id: 'harbour', name: 'Port air', version: 1 })
  })

  it('adds the dashboards of an organization that is created later', async () => {
    const { db } = world.context.store
    await db
      .updateTable('organizations')
      .set({ external_id: 'other' })
      .where('id', '=', 'city')
      .execute()
    await world.put('harbour.json', dashboardFile())
    const { pass } = await world.startByHand()
    expect(world.log).toMatchObject([{ file: 'harbour.json', path: '/organization' }])
    await db
      .updateTable('organizations')
      .set({ external_id: 'ext-city' })
      .where('id', '=', 'city')
      .execute()
    await pass(CHECK_AGAIN_MS)
    expect((await read()).status).toBe(200)
  })
})

describe('dashboards without a file', () => {
  it('keeps other dashboards when the folder is gone and removes those of files', async () => {
    const ordinary = await seedDashboard(world.context, { organization: 'city' })
    await world.put('harbour.json', dashboardFile())
    await (await world.start()).stop()
    await world.removeFolder()
    await world.start()
    expect((await read(ordinary)).status).toBe(200)
    expect((await read()).status).toBe(404)
    expect(world.log).toEqual([])
  })

  it('keeps all dashboards when the folder cannot be read', async () => {
    await world.put('harbour.json', dashboardFile())
    await (await world.start()).stop()
    await world.removeFolder()
    await writeFile(world.folder, 'no folder any more')
    await world.start()
    expect((await read()).status).toBe(200)
    expect(world.log).toMatchObject([
      { msg: expect.stringContaining('They stay as they were') as string },
    ])
  })
})
