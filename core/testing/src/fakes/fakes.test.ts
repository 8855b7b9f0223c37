import {
  createToken,
  listInstalledPlugins,
  listPluginCatalogue,
  listTokens,
  pinPlugin,
  publishPlugin,
  removePluginVersion,
  updatePluginVersion,
} from '@airshed/schemas/calls'
import { describe, expect, it } from 'vitest'
import { pluginSummary, pluginVersion } from '../builders/plugin.ts'
import { createFakeClock } from './clock.ts'
import { createFakeServer } from './server.ts'
import { createFakeStream } from './stream.ts'

describe('a clock that the test moves', () => {
  it('runs due tasks in order, and none that was cancelled', () => {
    const clock = createFakeClock(1000)
    const ran: string[] = []
    clock.schedule(() => ran.push(`late at ${clock.now()}`), 300)
    clock.schedule(() => ran.push(`early at ${clock.now()}`), 100)
    clock.schedule(() => ran.push('never'), 200)()
    clock.pass(299)
    expect(ran).toEqual(['early at 1100'])
    clock.pass(1)
    expect(ran).toEqual(['early at 1100', 'late at 1300'])
  })

  it('runs a task that was scheduled within the same turn', () => {
    const clock = createFakeClock(0)
    const ran: number[] = []
    const tick = (): void => {
      ran.push(clock.now())
      if (ran.length < 3) clock.schedule(tick, 10)
    }
    clock.schedule(tick, 10)
    clock.pass(100)
    expect(ran).toEqual([10, 20, 30])
    expect(clock.now()).toBe(100)
  })
})

describe('a live stream that the test feeds', () => {
  it('notifies watchers of what devices report until they leave', () => {
    const stream = createFakeStream()
    const heard: unknown[] = []
    const leave = stream.watch(['B:0', 'A:0'], (message) => heard.push(message))
    expect(stream.watched()).toEqual(['A:0', 'B:0'])
    stream.report('A.0.0.0/132:5', [1, 2])
    leave()
    stream.report('A.0.0.0/132:5', [2, 3])
    expect(heard).toEqual([
      { kind: 'measurements', dataPointId: 'A.0.0.0/132:5', measurements: [[1, 2]] },
    ])
  })

  it('reports when it is lost and when it is back', () => {
    const stream = createFakeStream()
    const notices: string[] = []
    stream.onNotice((notice) => notices.push(`${notice} ${stream.state}`))
    stream.lose()
    stream.establish()
    expect(notices).toEqual(['lost lost', 'established open'])
  })
})

describe('the server in memory', () => {
  const versions = [pluginVersion('1.1.0'), pluginVersion('1.0.0')]
  const gauge = { id: 'acme.gauge' }
  const query = { organization_id: 'org_city' }

  it('runs enabled versions up to the one in use, and remembers decisions', async () => {
    const { api } = createFakeServer({ pluginSummaries: [pluginSummary({ versions })] })
    const shown = async () =>
      (await api.call(listInstalledPlugins)).data.map(({ version }) => version)
    expect(await shown()).toEqual(['1.1.0', '1.0.0'])
    await api.call(pinPlugin, { params: gauge, query, body: { version: '1.0.0' } })
    expect(await shown()).toEqual(['1.0.0'])
    await api.call(updatePluginVersion, {
      params: { ...gauge, version: '1.0.0' },
      query,
      body: { state: 'disabled' },
    })
    expect(await shown()).toEqual(['1.1.0'])
    await api.call(removePluginVersion, { params: { ...gauge, version: '1.1.0' }, query })
    expect(await shown()).toEqual([])
  })

  it('keeps nothing of a refused upload', async () => {
    const issues = [{ path: 'plugin.js:3:14', expected: 'no fetch', got: 'fetch(…)' }]
    const { api } = createFakeServer({ pluginIssues: issues })
    await expect(api.call(publishPlugin, { query, body: new Blob() })).rejects.toMatchObject({
      code: 'PLUGIN_REFUSED',
      issues,
    })
    expect((await api.call(listPluginCatalogue)).data).toEqual([])
  })

  it('reports the secret of a token once', async () => {
    const { api } = createFakeServer()
    const body = {
      organization_id: 'org_city',
      name: 'Build server',
      capabilities: ['publish_plugins' as const],
      expires_at: null,
    }
    expect(await api.call(createToken, { body })).toHaveProperty('token')
    const [kept] = (await api.call(listTokens, { query })).data
    expect(kept).not.toHaveProperty('token')
  })
})
