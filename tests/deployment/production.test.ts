import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ensureConsole } from '@airshed/server/console'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT, run } from '../suites/command.ts'
import { freePort, temporaryFolder } from '../suites/serverProcess.ts'
import { copySteps } from './dockerfile.ts'
import { linkTree } from './linkTree.ts'
import { productionPackages } from './productionPackages.ts'

// The last stage of the Dockerfile, assembled from what is installed here: what the server needs
// but no production package declares is missing there, as it would be in an image.

const PLACE = '/airshed/'
const NODE = realpathSync(join(ROOT, 'node_modules/.bin/node'))

const data = temporaryFolder()
const installation = temporaryFolder()
let server: ChildProcess | undefined
let output = ''
let url: string

beforeAll(async () => {
  await ensureConsole(() => {})
  for (const { stage, sources, target } of copySteps()) {
    if (stage !== undefined) continue
    for (const path of sources.map((source) => source.replace(PLACE, ''))) {
      const to = join(installation.path, target === './' ? path : target)
      if (path !== 'node_modules') linkTree(join(ROOT, path), to)
    }
  }
  installProduction()
  url = await start()
})
afterAll(async () => {
  server?.kill('SIGKILL')
  data.remove()
  installation.remove()
})

it('the server starts and works with production packages only', async () => {
  const answer = await fetch(`${url}/healthz`)
  expect(await answer.json()).toEqual({ status: 'ok', store: 'ok', bus: 'ok' })
})

it('serves the console of the package, with its scripts and the page of frames', async () => {
  const page = await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('<div id="root">')
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  const answer = await fetch(url + script)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ])
  expect((await fetch(`${url}/plugin-frame.html`)).status).toBe(200)
  const visited = await fetch(`${url}/p/${'0'.repeat(20)}`, { headers: { accept: 'text/html' } })
  expect(await visited.text()).toContain('/assets/public/')
  expect(output).not.toContain('Building the console')
})

it('creates the first owner as the hint at the start says', async () => {
  server?.kill('SIGTERM')
  await once(server as ChildProcess, 'close')
  const words = ['create', '--email', 'you@example.org', '--role', 'owner']
  const reported = await run(
    NODE,
    [
      join(installation.path, 'server/src/access/identity/userCli.ts'),
      ...words,
      '--organization',
      'home',
      '--organization-name',
      'Harbour City',
    ],
    { cwd: installation.path, env: settings() },
  )
  expect(reported.output).toContain('Password, shown this once: ')
  expect(reported.exitCode).toBe(0)
})

function installProduction(): void {
  const folders = productionPackages('server')
  for (const path of folders) {
    const [from, to] = [join(ROOT, path), join(installation.path, path)]
    // Optional packages may be for another system.
    if (!existsSync(from)) continue
    if (lstatSync(from).isSymbolicLink()) {
      // A package of this project, which is there already.
      mkdirSync(dirname(to), { recursive: true })
      symlinkSync(relative(dirname(from), realpathSync(from)), to)
    } else linkTree(from, to)
  }
  expect(folders.size).toBeGreaterThan(100)
}

const settings = (port = '4000') => ({
  NODE_ENV: 'production',
  AIRSHED_DEMO: '0',
  AIRSHED_PORT: port,
  AIRSHED_DATA: data.path,
  DATABASE_URL: '',
  NATS_URL: '',
})

/** Starts it and waits until it is ready; rejects with its output if it ends first. */
async function start(): Promise<string> {
  const port = String(await freePort())
  const child = spawn(NODE, ['server/src/server.ts'], {
    cwd: installation.path,
    env: { PATH: process.env['PATH'], ...settings(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server = child
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Airshed is ready: ')) resolve(`http://localhost:${port}`)
    })
    child.on('close', (code) => reject(new Error(`The server ended (${code}):\n${output}`)))
  })
}
