import { createTestDatabase } from '@airshed/server/testing/database'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../suites/command.ts'
import {
  expectDashboard,
  look,
  makeDashboard,
  makePeople,
  postMinutes,
  PUBLIC_URL,
  type Kept,
} from '../suites/restoreProof.ts'
import { startServer, temporaryFolder, type ServerProcess } from '../suites/serverProcess.ts'

const { DATABASE_URL: databaseUrl } = process.env
if (databaseUrl === undefined) console.warn('Left out: pg_dump needs DATABASE_URL (PostgreSQL)')

const MINUTES = 600

describe.skipIf(databaseUrl === undefined)('restoring PostgreSQL from a dump', () => {
  const folder = temporaryFolder()
  const dump = join(folder.path, 'airshed.dump')
  let lost: Awaited<ReturnType<typeof createTestDatabase>>
  let fresh: typeof lost
  let server: ServerProcess
  let kept: Kept
  const settings = (database: typeof lost) => ({
    AIRSHED_DEMO: '0',
    AIRSHED_PUBLIC_URL: PUBLIC_URL,
    DATABASE_URL: database.url,
    NATS_URL: '',
  })
  beforeAll(async () => {
    lost = await createTestDatabase(databaseUrl ?? '')
    fresh = await createTestDatabase(databaseUrl ?? '')
    const password = await makePeople(settings(lost))
    server = await startServer(settings(lost))
    kept = { password, dashboard: await makeDashboard(server, password) }
  })
  afterAll(async () => {
    await server?.kill()
    await lost?.drop()
    await fresh?.drop()
    folder.remove()
  })

  it('restores every row from a dump, and the server continues', async () => {
    const sent = await postMinutes(server.url, 0, MINUTES)
    const dumped = await run('pg_dump', ['--format=custom', `--file=${dump}`, lost.url])
    expect(dumped).toEqual({ exitCode: 0, output: '' })
    await server.stop()
    const before = await look(settings(lost))
    expect(before.measurements).toEqual(sent)

    const words = ['--no-owner', '--exit-on-error', `--dbname=${fresh.url}`, dump]
    expect(await run('pg_restore', words)).toEqual({ exitCode: 0, output: '' })
    expect(await look(settings(fresh))).toEqual(before)
    server = await startServer(settings(fresh))
    await expectDashboard(server, kept)
    const [next] = await postMinutes(server.url, MINUTES, 1)
    await server.stop()
    expect((await look(settings(fresh))).measurements).toEqual([...sent, next])
  })

  it('the backup command for the embedded store names the right one', async () => {
    const reported = await run(
      'node',
      ['server/src/storage/backup/cli.ts', join(folder.path, 'b')],
      {
        env: settings(fresh),
      },
    )
    expect(reported.exitCode).toBe(1)
    expect(reported.output).toContain('Back it up with the tools of PostgreSQL, such as pg_dump')
  })
})
