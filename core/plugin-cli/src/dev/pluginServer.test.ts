import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { copyProject, type Changes } from '../testsupport/copyProject.ts'
import { LIGHT } from '../testsupport/lightWidget.ts'
import { developmentVersion, type PluginAnswer } from './pluginAnswer.ts'
import { startPluginServer } from './pluginServer.ts'

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, listening))
  const { port } = probe.address() as { port: number }
  await new Promise((closed) => probe.close(closed))
  return port
}

async function started(changes: Changes = {}) {
  const project = await copyProject('widget', { ...LIGHT, ...changes })
  const troubles: (string | null)[] = []
  const port = await freePort()
  const thrown: string[] = []
  const server = await startPluginServer(project, {
    port,
    onTrouble: (one) => troubles.push(one),
    onThrown: (words) => thrown.push(words),
  })
  onTestFinished(() => server.close())
  const ask = (path: string) =>
    fetch(`http://localhost:${port}${path}`, { headers: { origin: 'null' } })
  return { ...project, port, troubles, thrown, ask }
}
const answerOf = async (response: Response) => (await response.json()) as PluginAnswer

it('serves everything about the plugin to a console, as it is on disk', async () => {
  const { ask, folder } = await started()
  const before = await ask('/plugin.json')
  expect(before.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answerOf(before)).toMatchObject({
    id: 'new-publisher.new-plugin',
    version: '0.1.0-dev',
    manifest: { type: 'NewPluginWidget' },
    schema: { required: ['node_id', 'data_point_id'] },
    ui_schema: { node_id: { 'ui:field': 'node-picker' } },
    messages: { en: { title: 'New plugin' }, es: { 'config.name': 'Nombre' } },
  })

  const place = join(folder, 'src/manifest.ts')
  await writeFile(
    place,
    (await readFile(place, 'utf8')).replace("icon: 'dashboard'", "icon: 'pulse'"),
  )
  await vi.waitFor(
    async () =>
      expect(await answerOf(await ask('/plugin.json'))).toMatchObject({
        manifest: { icon: 'pulse' },
      }),
    { timeout: 20_000 },
  )
})

it('serves the last of several saves, however soon one follows another', async () => {
  const { ask, folder } = await started()
  const place = join(folder, 'src/summary.ts')
  const says = (words: string) => writeFile(place, `export const summary = () => '${words}'\n`)
  for (const words of ['First', 'Second', 'Third']) {
    await says(words)
    await ask('/src/summary.ts')
    // Within the 50 ms for which file watchers pass over a further change.
    await setTimeout(20)
  }
  await says('Last')
  await vi.waitFor(
    async () => expect(await (await ask('/src/summary.ts')).text()).toMatch(/Last/),
    {
      timeout: 5_000,
    },
  )
})

it('serves a frame that reaches only itself, and modules for its opaque origin', async () => {
  const { ask, port } = await started()
  const frame = await ask('/frame.html')
  const policy = frame.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).toContain(`connect-src http://localhost:${port} ws://localhost:${port};`)
  expect(await frame.text()).toMatch(/\/@react-refresh[^]*\/@vite\/client[^]*virtual:airshed-frame/)
  const module = await ask('/src/plugin.ts')
  expect(module.status).toBe(200)
  expect(module.headers.get('access-control-allow-origin')).toBe('*')
})

it('says what cannot be read, and when it can again', async () => {
  const { ask, folder, troubles } = await started({ 'src/messages/es.json': '{' })
  expect((await ask('/plugin.json')).status).toBe(500)
  expect(troubles).toEqual([
    expect.stringContaining('src/messages/es.json: expected texts as JSON'),
  ])
  await writeFile(join(folder, 'src/messages/es.json'), '{}')
  await vi.waitFor(() => expect(troubles.at(-1)).toBeNull(), { timeout: 20_000 })
  expect((await ask('/plugin.json')).status).toBe(200)
})

it('says in which file and line the settings cannot be compiled, before a frame starts', async () => {
  const { ask, troubles } = await started({ 'src/config.ts': '// Settings.\nexport cont a = 1\n' })
  expect((await ask('/plugin.json')).status).toBe(500)
  expect(troubles).toEqual([
    expect.stringMatching(
      /^src\/config\.ts:2:8: expected code that compiles, got Unexpected token\.[^]*> 2 \| export cont a = 1/,
    ),
  ])
})

it('says how to use another port where one is taken', async () => {
  const { folder, port } = await started()
  const other = await copyProject('widget', LIGHT)
  expect(other.folder).not.toBe(folder)
  await expect(
    startPluginServer(other, { port, onTrouble: () => undefined, onThrown: () => undefined }),
  ).rejects.toThrow(new RegExp(`port ${port}: .*already in use.* --port ${port + 1}`))
})

it('gives each change that needs another frame a version of its own', () => {
  expect(developmentVersion('0.1.0', 0)).toBe('0.1.0-dev')
  expect(developmentVersion('0.1.0', 17)).toBe('0.1.0-dev.17')
  expect(developmentVersion('1.0.0-beta.2', 17)).toBe('1.0.0-beta.2.dev.17')
})

/** The line of a frame to its development server. */
async function lineTo(port: number, ask: (path: string) => Promise<Response>) {
  const client = await (await ask('/@vite/client')).text()
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? []
  const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr')
  onTestFinished(() => socket.close())
  const heard: { type: string; event?: string; data?: unknown; err?: unknown }[] = []
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as never))
  await vi.waitFor(() => expect(heard).toContainEqual({ type: 'connected' }), { timeout: 20_000 })
  const send = (event: string, data: unknown): void =>
    socket.send(JSON.stringify({ type: 'custom', event, data }))
  return { heard, send }
}

it('tells a frame and the terminal in which source line an error was thrown', async () => {
  const { ask, port, folder, thrown } = await started()
  const file = 'src/NewPluginView.tsx'
  const served = await (await ask(`/${file}`)).text()
  const lineOf = (text: string, words: string): number =>
    text.split('\n').findIndex((line) => line.includes(words)) + 1
  const words = 'new-plugin-value'
  const at = `http://localhost:${port}/${file}?t=1760000000000:${lineOf(served, words)}:9`
  const { heard, send } = await lineTo(port, ask)
  const stack = `TypeError: torn\n    at React (http://localhost:${port}/node_modules/react.js:1:1)\n    at View (${at})`
  send('airshed:trouble', { where: 'render', message: 'torn', stack })
  await vi.waitFor(() => expect(thrown).toHaveLength(1), { timeout: 20_000 })
  const line = lineOf(await readFile(join(folder, file), 'utf8'), words)
  expect(line).not.toBe(lineOf(served, words))
  expect(thrown[0]).toMatch(
    new RegExp(`^${file}:${line}:\\d+: torn\\n[^]*> ${line} \\| .*${words}`),
  )
  expect(heard).toContainEqual({
    type: 'custom',
    event: 'airshed:located',
    data: { message: 'torn', place: expect.objectContaining({ file, line }) },
  })
})

it('tells a frame in which line a file cannot be compiled, and that it was saved', async () => {
  const { ask, port, folder, thrown } = await started()
  const { heard } = await lineTo(port, ask)
  await ask('/src/summary.ts')
  await writeFile(join(folder, 'src/summary.ts'), 'export const summary = () =>\n  "a" "b"\n')
  await vi.waitFor(() => expect(heard.map(({ event }) => event)).toContain('airshed:saved'), {
    timeout: 20_000,
  })
  // A file may be looked at while it is still being written: emptied, and not filled yet.
  await vi.waitFor(async () => expect((await ask('/src/summary.ts')).status).toBe(500), {
    timeout: 20_000,
  })
  await vi.waitFor(() =>
    expect(heard).toContainEqual({
      type: 'custom',
      event: 'airshed:located',
      data: {
        message: expect.stringContaining('semicolon'),
        place: expect.objectContaining({ file: 'src/summary.ts', line: 2 }),
      },
    }),
  )
  expect(thrown).toEqual([expect.stringMatching(/^src\/summary\.ts:2:6: [^]*> 2 \|   "a" "b"/)])
  expect(heard.map(({ type }) => type)).not.toContain('full-reload')
})
