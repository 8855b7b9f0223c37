import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyProject } from '../testsupport/copyProject.ts'

const LAUNCHER = join(import.meta.dirname, '../../bin/airshed-plugin.js')
/** A Node that does not strip types, as none before 22.18 does. */
const WITHOUT_TYPES = '--no-experimental-strip-types'

/** A Node 20 of this machine; the `node` in front of `PATH` is the project's own. */
const node20 = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v20.'))

const start = (node: string, words: readonly string[], cwd = tmpdir()) =>
  spawnSync(node, [...words], { cwd, encoding: 'utf8', timeout: 60_000 })

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function emptyFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'airshed-launcher-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

describe('airshed-plugin on a Node that cannot read TypeScript', () => {
  it('runs with the Node that the project brings', async () => {
    const folder = await emptyFolder()
    const words = ['create', 'my-gauge', '--kind', 'widget', '--folder', folder]
    const { status, stdout, stderr } = start(process.execPath, [WITHOUT_TYPES, LAUNCHER, ...words])
    expect(stderr).toBe('')
    expect(stdout).toContain('Wrote the widget acme.my-gauge')
    expect(status).toBe(0)
  })

  it('passes on the exit code and the words of an error', () => {
    const { status, stderr } = start(process.execPath, [WITHOUT_TYPES, LAUNCHER, 'destroy'])
    expect(stderr).toContain('There is no command destroy')
    expect(status).toBe(2)
  })

  it('says which Node it needs where there is no other, and how to get it', async () => {
    const folder = await emptyFolder()
    await cp(LAUNCHER, join(folder, 'bin/airshed-plugin.js'))
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    const alone = join(folder, 'bin/airshed-plugin.js')
    const { status, stdout, stderr } = start(process.execPath, [WITHOUT_TYPES, alone], folder)
    expect(stdout).toBe('')
    expect(stderr).toMatch(
      /^airshed-plugin: expected Node 22\.18 or later, got [\d.]+\. .*npm install/,
    )
    expect(stderr).not.toContain('    at ')
    expect(status).toBe(1)
  })

  it('finds the Node of the plugin in whose folder it is called', async () => {
    const folder = await emptyFolder()
    await cp(LAUNCHER, join(folder, 'elsewhere/airshed-plugin.js'))
    await writeFile(join(folder, 'elsewhere/package.json'), '{ "type": "module" }')
    const brought = join(folder, 'my-gauge/node_modules/node')
    await mkdir(join(brought, 'bin'), { recursive: true })
    await writeFile(join(brought, 'package.json'), '{ "name": "node", "version": "24.9.0" }')
    await writeFile(join(brought, 'bin/node'), '#!/bin/sh\necho "brought: $2"\nexit 3\n', {
      mode: 0o755,
    })
    const { status, stdout } = start(
      process.execPath,
      [WITHOUT_TYPES, join(folder, 'elsewhere/airshed-plugin.js'), 'validate'],
      join(folder, 'my-gauge'),
    )
    expect(stdout).toBe('brought: validate\n')
    expect(status).toBe(3)
  })

  it('stops the command with itself', async () => {
    const words = ['dev', '--no-storybook', '--port', `${await freePort()}`]
    const child = spawn(process.execPath, [WITHOUT_TYPES, LAUNCHER, ...words], {
      cwd: (await copyProject('widget')).folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    let isAsked = false
    // Ends when both processes have: the other one writes to the same pipe.
    for await (const bytes of child.stdout) {
      said += String(bytes)
      if (isAsked || !said.includes('/plugin.json')) continue
      isAsked = child.kill('SIGTERM')
    }
    expect(isAsked, said).toBe(true)
  })

  it.skipIf(node20 === undefined)('runs on Node 20 itself', async () => {
    expect(execFileSync(node20!, ['--version'], { encoding: 'utf8' })).toMatch(/^v20\./)
    const folder = await emptyFolder()
    const words = ['create', 'my-gauge', '--kind', 'widget', '--folder', folder]
    const { status, stdout, stderr } = start(node20!, [LAUNCHER, ...words])
    expect(stderr).toBe('')
    expect(stdout).toContain('Wrote the widget acme.my-gauge')
    expect(status).toBe(0)
  })
})

it('imports only modules of Node, in plain JavaScript', async () => {
  const { errors, module } = parseSync('airshed-plugin.js', await readFile(LAUNCHER, 'utf8'))
  expect(errors).toEqual([])
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  expect(imported.length).toBeGreaterThan(0)
  expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([])
})
