import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scratchFolder } from '../testing/scratchFolder.ts'
import { copyTemplate } from '../testing/storeTemplate.ts'

const SERVER = fileURLToPath(new URL('../testing/serverProcess.fixture.ts', import.meta.url))

let folder: string
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await scratchFolder('airshed-server-')
  await copyTemplate(folder)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A server process; `line` waits for a line that matches. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env['PATH'],
      AIRSHED_DATA: folder,
      AIRSHED_PORT: '0',
      AIRSHED_HOST: '127.0.0.1',
      AIRSHED_DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const line = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = lines.find((candidate) => pattern.test(candidate))
      if (found !== undefined) return found
      await once(reader, 'line')
    }
  }
  return { child, lines, ended, line }
}

// How a start fails, and that one follows a kill, is in tests/faults.
describe('the server as a process', () => {
  it('reads the folder of dashboards before it is ready and logs bad files', async () => {
    const dashboards = join(folder, 'dashboards')
    await mkdir(dashboards)
    await writeFile(join(dashboards, 'harbour.json'), '{}')
    const server = start({ AIRSHED_DASHBOARDS: dashboards })
    const ready = await server.line(/^Airshed is ready: /)
    const reported = await server.line(
      /Dashboard file harbour\.json was not accepted\. At \/format: /,
    )
    expect(server.lines.indexOf(reported)).toBeLessThan(server.lines.indexOf(ready))
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('logs where it is ready and how to begin, and stops cleanly at SIGTERM', async () => {
    const server = start()
    const ready = await server.line(/^Airshed is ready: /)
    const url = ready.replace('Airshed is ready: ', '').replace('localhost', '127.0.0.1')
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
      status: 'ok',
      store: 'ok',
      bus: 'ok',
    })
    expect(server.lines).toContain(
      'The store is empty. Create the first owner in another terminal:',
    )
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.lines.slice(-2)).toEqual(['Stopping (SIGTERM) …', 'Stopped'])
    expect((await readdir(folder)).toSorted()).toEqual(['files', 'postgres'])
  })
})
