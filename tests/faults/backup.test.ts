import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINE_FLAGS, run } from '../suites/command.ts'
import {
  expectDashboard,
  look,
  makeDashboard,
  makePeople,
  postMinutes,
  PUBLIC_URL,
  type Kept,
} from '../suites/restoreProof.ts'
import {
  emptyStore,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../suites/serverProcess.ts'

const FIRST_MINUTES = 300
const DAY_MINUTES = 1440

const lost = await emptyStore()
const backups = temporaryFolder()
const fresh = temporaryFolder()
const settings = (folder: string) => ({
  AIRSHED_DATA: folder,
  AIRSHED_DEMO: '0',
  AIRSHED_PUBLIC_URL: PUBLIC_URL,
  DATABASE_URL: '',
  NATS_URL: '',
})
const backUp = (name: string) =>
  run('node', [...ENGINE_FLAGS, 'server/src/storage/backup/cli.ts', join(backups.path, name)], {
    env: settings(lost.path),
  })

describe('restoring a backup', () => {
  let server: ServerProcess
  let kept: Kept
  let sent: (readonly [number, number])[]
  beforeAll(async () => {
    const password = await makePeople(settings(lost.path))
    server = await startServer(settings(lost.path), { hasConsole: false })
    kept = { password, dashboard: await makeDashboard(server, password) }
    sent = await postMinutes(server.url, 0, FIRST_MINUTES)
  })
  afterAll(async () => {
    await server.kill()
    for (const folder of [lost, backups, fresh]) folder.remove()
  })

  it('restores everything acknowledged before a backup made while devices send', async () => {
    const sending = new AbortController()
    const backup = backUp('running').finally(() => sending.abort())
    for (let minute = FIRST_MINUTES; minute < DAY_MINUTES; minute += 1) {
      if (sending.signal.aborted) break
      sent.push(...(await postMinutes(server.url, minute, 1)))
    }
    expect(await backup).toEqual({
      exitCode: 0,
      output: `The backup is in ${join(backups.path, 'running')}\n`,
    })
    expect(await server.stop()).toBe(0)

    const { measurements } = await look(settings(await restored('running')))
    expect(measurements.length).toBeGreaterThanOrEqual(FIRST_MINUTES)
    expect(measurements).toEqual(sent.slice(0, measurements.length))
  })

  it('restores every row from a backup of a stopped server, which starts again', async () => {
    expect(await backUp('stopped')).toMatchObject({ exitCode: 0 })
    const before = await look(settings(lost.path))
    expect(before.measurements).toEqual(sent)
    lost.remove()

    const folder = await restored('stopped')
    expect(await look(settings(folder))).toEqual(before)
    server = await startServer(settings(folder), { hasConsole: false })
    await expectDashboard(server, kept)
    const [next] = await postMinutes(server.url, sent.length, 1)
    expect(await server.stop()).toBe(0)
    expect((await look(settings(folder))).measurements).toEqual([...sent, next])
  })
})

/** Copies a backup to a new data folder. */
async function restored(name: string): Promise<string> {
  const folder = join(fresh.path, name)
  await cp(join(backups.path, name), folder, { recursive: true })
  return folder
}
