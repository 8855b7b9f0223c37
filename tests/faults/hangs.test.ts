import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeOrganization } from '../suites/organization.ts'
import { emptyStore, freePort, startServer, type ServerProcess } from '../suites/serverProcess.ts'

const KEY = 'fault-test-key-0123456789'
const SERVER = 'server/src/testing/hangingProcess.fixture.ts'
/** Longer than the process may hang. */
const STOPPED_MS = 4_000

const folder = await emptyStore()
let env: Record<string, string>
let server: ServerProcess
beforeAll(async () => {
  env = { AIRSHED_DATA: folder.path, AIRSHED_DEMO: '0', AIRSHED_PORT: String(await freePort()) }
  await makeOrganization(env, { id: 'org_fault', key: KEY })
})
beforeEach(async () => {
  server = await startServer(env, { hasConsole: false, file: SERVER })
})
afterAll(() => folder.remove())

/** A request that the server has begun to read, and whose body does not come. */
async function unfinishedRequest(): Promise<void> {
  const socket = connect(Number(env['AIRSHED_PORT']), 'localhost')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = [
    `POST /ingest/json?key=${KEY} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    'content-length: 1000',
    'expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.write('{"serial":')
}

it('a process whose main thread hangs ends itself, and names the request', async () => {
  await unfinishedRequest()
  await (await fetch(`${server.url}/healthz`)).text()
  process.kill(server.pid, 'SIGUSR2')
  expect(await server.ended()).toBe('SIGKILL')
  const line = server
    .output()
    .split('\n')
    .find((one) => one.includes('main thread'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 60,
    pid: server.pid,
    requests: ['POST /ingest/json'],
  })
  expect(server.output()).not.toContain(KEY)
})

it('a process that was suspended for a while continues', async () => {
  process.kill(server.pid, 'SIGSTOP')
  await delay(STOPPED_MS)
  process.kill(server.pid, 'SIGCONT')
  for (let look = 0; look < 3; look += 1) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    await delay(1_000)
  }
  expect(await server.stop()).toBe(0)
})
