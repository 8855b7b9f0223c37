import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  freePort,
  runServer,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../suites/serverProcess.ts'

/** It takes one second; the rest is for busy machines. */
const STOPPED_WITHIN_MS = 30_000

const folder = temporaryFolder()
const other = temporaryFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ AIRSHED_DATA: folder.path, AIRSHED_DEMO: '0' })
})
afterAll(async () => {
  await server.kill()
  folder.remove()
  other.remove()
})

/** A failing start: its exit code and its output. */
async function failedStart(env: Record<string, string>) {
  const { exitCode, output } = await runServer({
    AIRSHED_DATA: other.path,
    AIRSHED_DEMO: '0',
    AIRSHED_PORT: String(await freePort()),
    ...env,
  })
  return { exitCode, lines: output.trimEnd().split('\n') }
}

describe('a start that cannot work', () => {
  it('stops with the cure when its port is taken', async () => {
    const taken = createServer().listen(0, 'localhost')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    expect(await failedStart({ AIRSHED_PORT: String(port) })).toEqual({
      exitCode: 1,
      lines: [
        `Port ${port} is in use. Stop the program that listens there, or choose another port with AIRSHED_PORT`,
      ],
    })
    taken.close()
  })

  it('stops with the cure when another server holds its data folder', async () => {
    const { exitCode, lines } = await failedStart({ AIRSHED_DATA: folder.path })
    expect(exitCode).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(
        /^The data folder \S+ is in use by process \d+\. Stop that process, or choose another folder with AIRSHED_DATA$/,
      ),
    ])
  })

  it.each<[what: string, env: Record<string, string>, line: RegExp]>([
    ['an invalid port', { AIRSHED_PORT: 'four' }, /^AIRSHED_PORT: expected .+, got "four"$/],
    [
      'an unknown setting',
      { AIRSHED_PROT: '4000' },
      /^AIRSHED_PROT: there is no such setting\. Known: .*AIRSHED_PORT/,
    ],
    [
      'an invalid address of PostgreSQL',
      { DATABASE_URL: 'mysql://db' },
      /^DATABASE_URL: expected .+/,
    ],
  ])('stops with the cure for %s', async (_what, env, line) => {
    const { exitCode, lines } = await failedStart(env)
    expect(exitCode).toBe(1)
    expect(lines).toEqual([
      'The settings cannot be used:',
      expect.stringMatching(new RegExp(`^  ${line.source.slice(1)}`)),
    ])
  })
})

describe('SIGTERM', () => {
  it('ends the server with exit code 0 within some seconds', async () => {
    const begunMs = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - begunMs).toBeLessThan(STOPPED_WITHIN_MS)
    expect(server.output()).toMatch(/Stopping \(SIGTERM\) …\nStopped\n$/)
  })
})
