import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  exampleText,
  EXAMPLES,
  LANGUAGES,
  type ExampleIds,
  type Example,
  type Language,
} from '@airshed/screen-api/examples'
import type { ApiTokenCreated } from '@airshed/schemas'
import { seedReadings } from '@airshed/server/testing/seed'
import { createWorld, type World } from '@airshed/server/testing/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// The examples of the page API, each run as it stands there against a server that listens.

const run = promisify(execFile)
/** 2026-03-02T11:58:00Z, two minutes before the clock of the server. */
const READ_AT_MS = Date.UTC(2026, 2, 2, 11, 58)
const VALUE = 17.25

let world: World
let ids: ExampleIds
let token: string
let folder: string
beforeAll(async () => {
  world = await createWorld()
  await seedReadings(world.context, world.city.pm25, [[READ_AT_MS, VALUE]])
  const made = await world.call<ApiTokenCreated>('owner', 'POST', 'tokens', {
    organization_id: 'city',
    name: 'Examples',
    permissions: ['read_devices'],
    device_scope: [world.city.nodeId],
    expires_at: null,
  })
  token = made.body.token
  ids = {
    server: await world.app.listen({ port: 0, host: '127.0.0.1' }),
    organizationId: 'city',
    nodeId: world.city.nodeId,
    dataPointId: world.city.pm25.id,
    fromMs: READ_AT_MS - 3_600_000,
    toMs: READ_AT_MS + 60_000,
  }
  folder = await mkdtemp(join(tmpdir(), 'airshed-examples-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

/** How each language is run; null: it is not on this machine. */
const RUNNERS: Readonly<Record<Language, { command: readonly string[]; file: string } | null>> = {
  curl: { command: ['bash', '-eo', 'pipefail'], file: 'example.sh' },
  python: await installed('python3', '--version', 'example.py'),
  r: await installed('Rscript', '-e', 'example.R', 'library(httr2)'),
  typescript: { command: [process.execPath], file: 'example.ts' },
}

async function installed(program: string, flag: string, file: string, argument?: string) {
  try {
    await run(program, argument === undefined ? [flag] : [flag, argument])
    return { command: [program], file }
  } catch {
    return null
  }
}

const environment = () => ({ ...process.env, AIRSHED_TOKEN: token })

async function write(language: Language, example: Example): Promise<string[]> {
  const runner = RUNNERS[language]
  const text = exampleText(language, example, ids)
  if (runner === null || text === null) throw new Error(`${language} has no ${example}`)
  const place = join(folder, runner.file)
  await writeFile(place, text)
  return [...runner.command, place]
}

/** Runs an example to its end. Answers what it printed. */
async function outputOf(language: Language, example: Example): Promise<string> {
  const [program = '', ...rest] = await write(language, example)
  const { stdout } = await run(program, rest, { cwd: folder, env: environment() })
  return stdout
}

describe.each(LANGUAGES)('API examples in %s', (language) => {
  const runs = it.skipIf(RUNNERS[language] === null)

  runs('devices are listed: those of the token', async () => {
    const output = await outputOf(language, 'devices')
    expect(output).toContain('1C00AAAA')
    expect(output).toContain('Mast in the city')
    expect(output).not.toContain('1C00BBBB')
  })

  runs('the latest reading is printed', async () => {
    const output = await outputOf(language, 'latest')
    expect(output).toContain(ids.dataPointId)
    expect(output).toContain(String(VALUE))
  })

  runs('a range of readings becomes a whole file', async () => {
    await rm(join(folder, 'readings.csv'), { force: true })
    await outputOf(language, 'range')
    const file = await readFile(join(folder, 'readings.csv'), 'utf8')
    expect(file).toContain(String(VALUE))
    expect(file.trimEnd().split('\n').at(-1)).toBe('"# End: 1 readings"')
  })

  it('contains no token in any example program', () => {
    for (const example of EXAMPLES) {
      expect(exampleText(language, example, ids) ?? '').not.toMatch(/airshed_[0-9A-Za-z]{20}/)
    }
  })
})

it('prints live measurements in TypeScript as they arrive', async () => {
  const [program = '', ...rest] = await write('typescript', 'live')
  const child = spawn(program, rest, { cwd: folder, env: environment() })
  try {
    let printed = ''
    for await (const piece of child.stdout) {
      printed += String(piece)
      if (printed.includes('Watching') && !printed.includes('42')) {
        const { nodeId, pm25 } = world.city
        world.context.bus.publish([
          { nodeId, dataPointId: pm25.id, measurements: [[READ_AT_MS, 42]] },
        ])
      }
      if (printed.includes('42')) break
    }
    expect(printed).toContain(ids.dataPointId)
  } finally {
    child.kill()
  }
})

it('a program whose token was deleted fails, and says why', async () => {
  const { body } = await world.call<ApiTokenCreated>('owner', 'POST', 'tokens', {
    organization_id: 'city',
    name: 'Short',
    permissions: ['read_devices'],
    expires_at: null,
  })
  const { _id: id, token: secret } = body
  await world.call('owner', 'DELETE', `tokens/${id}`)
  const [program = '', ...rest] = await write('typescript', 'devices')
  const env = { ...process.env, AIRSHED_TOKEN: secret }
  await expect(run(program, rest, { cwd: folder, env })).rejects.toThrow(/API_TOKEN_INVALID/)
})
