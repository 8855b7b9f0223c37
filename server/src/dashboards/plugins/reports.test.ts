import { Writable } from 'node:stream'
import type { ErrorBody, PluginEvent, PluginReport } from '@airshed/schemas'
import { reportPlugin } from '@airshed/schemas/calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { SAMPLE_ID, seedPlugin } from '../../testing/world/plugins.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { REPORTS_PER_HOUR, SAME_BLOCKED_MS, SAME_REPORT_MS } from './reports.ts'
import { clearEvents } from '../../testing/clearEvents.ts'

const REPORTS_PER_MINUTE = reportPlugin.limit.perMinute

let world: World
let now = TEST_NOW_MS
let lines: Record<string, unknown>[] = []
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  world = await createWorld({ clock: () => now, logger: { level: 'info', stream } })
  await seedPlugin(world.context, 'city', { state: 'enabled' })
})
beforeEach(async () => {
  await clearEvents(world.context)
  now += SAME_REPORT_MS
  lines = []
})
afterAll(() => world.close())

const report = { version: '1.0.0', kind: 'failed', detail: 'TypeError: x is null' } as const
const send = <Body = ErrorBody>(user: UserId, body: PluginReport = report, id = SAMPLE_ID) =>
  world.call<Body>(user, 'POST', `plugins/${id}/reports?organization_id=city`, body)
const events = async () =>
  (
    await world.call<{ data: PluginEvent[] }>(
      'owner',
      'GET',
      `plugins/${SAMPLE_ID}/events?organization_id=city`,
    )
  ).body.data
const aboutPlugin = () =>
  lines
    .filter((line) => line['plugin'] === SAMPLE_ID)
    .map(({ level, msg, author, version }) => ({ level, msg, author, version }))

it('a plugin that failed in a console becomes an event and a warning in the log', async () => {
  expect((await send('partner')).status).toBe(204)
  expect(await events()).toMatchObject([{ ...report, author: 'partner Tester', time: now }])
  expect(aboutPlugin()).toEqual([
    { level: 40, msg: `Plugin ${SAMPLE_ID} failed`, author: 'partner Tester', version: '1.0.0' },
  ])
})

it('a decision of a person is logged at a lower level', async () => {
  const path = `plugins/${SAMPLE_ID}/current?organization_id=city`
  await world.call('owner', 'PUT', path, { version: '1.0.0' })
  await world.call('owner', 'PUT', path, { version: null })
  expect(aboutPlugin()).toMatchObject([
    { level: 30, msg: `Plugin ${SAMPLE_ID} pinned`, author: 'owner Tester' },
    { level: 30, msg: `Plugin ${SAMPLE_ID} unpinned` },
  ])
})

it('the same report counts once a minute, whichever console sends it', async () => {
  await send('user')
  await send('manager')
  await send('user', { ...report, detail: 'RangeError' })
  expect((await events()).map(({ detail }) => detail)).toEqual(['RangeError', report.detail])
  expect(aboutPlugin()).toHaveLength(2)
  now += SAME_REPORT_MS
  await send('manager')
  expect(await events()).toHaveLength(3)
})

it('refuses a report about a version that the organization does not have', async () => {
  expect((await send('user', { ...report, version: '9.0.0' })).status).toBe(404)
  expect((await send('user', report, 'acme.nothing')).status).toBe(404)
  expect((await send('harbourmaster')).status).toBe(404)
})

it('a console that floods reports is refused, and others are heard', async () => {
  const statuses: number[] = []
  for (let count = 0; count <= REPORTS_PER_MINUTE; count += 1) {
    statuses.push((await send('support')).status)
  }
  expect(statuses).toEqual([...Array.from({ length: REPORTS_PER_MINUTE }, () => 204), 429])
  expect((await send('support')).headers['retry-after']).toMatch(/^\d+$/)
  expect((await send('admin')).status).toBe(204)
})

it('reports about one plugin are limited for each hour, whoever sends them', async () => {
  const users = ['owner', 'manager', 'user'] as const
  for (let count = 0; count < REPORTS_PER_HOUR + 5; count += 1) {
    const user = users[count % users.length] ?? 'owner'
    await send(user, { ...report, detail: `number ${count}` })
  }
  expect(await events()).toHaveLength(REPORTS_PER_HOUR)
})

const blocked = { version: '1.0.0', kind: 'blocked', detail: 'network', count: 7 } as const

it('attempts that browsers blocked are counted and stored once an hour for each kind', async () => {
  now += SAME_BLOCKED_MS
  await send('user', blocked)
  await send('manager', { ...blocked, count: 2 })
  await send('user', { ...blocked, detail: 'storage', count: 1 })
  expect((await events()).map(({ kind, detail, count }) => [kind, detail, count])).toEqual([
    ['blocked', 'storage', 1],
    ['blocked', 'network', 7],
  ])
  now += SAME_BLOCKED_MS
  await send('manager', { ...blocked, count: 2 })
  expect((await events())[0]).toMatchObject({ detail: 'network', count: 2 })
})

it('a blocked attempt is one of the known kinds and never text of a plugin', async () => {
  await send('user', blocked)
  const answer = await send('user', { ...blocked, detail: 'https://evil.example/?name=Pat' })
  expect(answer.status).toBe(400)
  expect((await events()).map(({ detail }) => detail)).toEqual(['network'])
})
