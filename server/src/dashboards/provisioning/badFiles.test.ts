import type { Dashboard } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chartWidget } from '../../testing/world/dashboards.ts'
import {
  createProvisionedWorld,
  dashboardFile,
  HARBOUR_AIR,
  type ProvisionedWorld,
} from './provisionedWorld.fixture.ts'
import { CHECK_AGAIN_MS } from './startProvisioning.ts'

let world: ProvisionedWorld
beforeAll(async () => {
  world = await createProvisionedWorld()
})
afterEach(() => world.clear())
afterAll(() => world.close())

const ID = 'provisioned_harbour'
const read = <Body = Dashboard>(id = ID) => world.call<Body>('user', 'GET', `dashboards/${id}`)

describe('a bad dashboard file', () => {
  const widgets = (count: number) =>
    Array.from({ length: count }, (_, index) => chartWidget(`chart-${index}`))

  it.each<[string, object | string, string, string]>([
    ['no JSON', '{"format": ', '/', 'expected JSON'],
    [
      'another format',
      dashboardFile(HARBOUR_AIR, { format: 'grafana' }),
      '/format',
      '"airshed-dashboard"',
    ],
    [
      'a newer format',
      dashboardFile(HARBOUR_AIR, { formatVersion: 2 }),
      '/formatVersion',
      'Export the dash',
    ],
    [
      'no organization',
      dashboardFile(HARBOUR_AIR, { organization: undefined }),
      '/organization',
      'by its id',
    ],
    [
      'an organization that there is not',
      dashboardFile(HARBOUR_AIR, { organization: 'nowhere' }),
      '/organization',
      'got nowhere. Correct the name, or create the organization',
    ],
    [
      'a name too short',
      dashboardFile({ ...HARBOUR_AIR, name: 'Ai' }),
      '/dashboard/name',
      'at least 3',
    ],
    [
      'a field too many',
      dashboardFile({ ...HARBOUR_AIR, tags: [] }),
      '/dashboard/tags',
      'no such field',
    ],
    [
      'a config that its plugin refuses',
      dashboardFile({ ...HARBOUR_AIR, widgets: [{ ...chartWidget(), config: {} }] }),
      '/dashboard/widgets/0/config/node_id',
      'expected a value, got nothing',
    ],
    [
      'an id that comes twice',
      dashboardFile({ ...HARBOUR_AIR, widgets: [chartWidget('a'), chartWidget('a')] }),
      '/dashboard/widgets/1/id',
      'an id that no other widget has',
    ],
    [
      'widgets over the limit',
      dashboardFile({ ...HARBOUR_AIR, widgets: widgets(4) }),
      '/dashboard/widgets',
      'expected at most 3 widgets, got 4. Split it into two dashboards, or raise AIRSHED_WIDGET_LIMIT',
    ],
    [
      'a range in no time zone',
      dashboardFile({
        ...HARBOUR_AIR,
        range: { timezone: 'Air', from: 0, to: 1, is_pinned: true },
      }),
      '/dashboard/range/timezone',
      'an IANA time zone',
    ],
    [
      'a NUL',
      dashboardFile({ ...HARBOUR_AIR, name: 'Har\u0000bour' }),
      '/dashboard/name',
      'without NUL',
    ],
  ])('logs a file with %s with its place and cure, and serves the others', async (...row) => {
    const [, content, path, text] = row
    await world.put('bad.json', content)
    await world.put('harbour.json', dashboardFile())
    await world.start()
    expect(world.log[0]).toMatchObject({ file: 'bad.json', path })
    expect(world.log[0]?.msg).toMatch(/^Dashboard file bad\.json was not accepted\. At \//)
    expect(world.log.map((line) => line.msg).join('\n')).toContain(text)
    expect((await read('provisioned_bad')).status).toBe(404)
    expect((await read()).status).toBe(200)
  })

  it('logs a file whose name cannot be an address', async () => {
    await world.put('our harbour.json', dashboardFile())
    await world.start()
    expect(world.log).toMatchObject([{ file: 'our harbour.json' }])
    expect(world.log[0]?.msg).toContain('Rename the file')
  })

  it('keeps the last good version, even after a start, and logs once', async () => {
    await world.put('harbour.json', dashboardFile())
    const { changed, pass } = await world.startByHand()
    await world.put('harbour.json', dashboardFile({ ...HARBOUR_AIR, name: 'x' }))
    await changed()
    await pass(CHECK_AGAIN_MS)
    await world.put('other.json', dashboardFile())
    await changed()
    expect(world.log).toMatchObject([{ file: 'harbour.json', path: '/dashboard/name' }])
    await world.start()
    expect((await read()).body).toMatchObject({ name: 'Harbour air', version: 1 })
  })

  it('ignores other files in the folder', async () => {
    await world.put('.harbour.json', 'of an editor')
    await world.put('README.md', '# Dashboards')
    await world.start()
    expect(world.log).toEqual([])
  })
})
