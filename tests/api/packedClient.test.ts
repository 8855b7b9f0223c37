import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { seedNode, seedReadings } from '@airshed/server/testing/seed'
import { createWorld, type World } from '@airshed/server/testing/world'
import type { ApiTokenCreated } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'

// The packed archives, unpacked into an empty folder as an install does, used by a program of its own.

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const READ_AT_MS = Date.UTC(2026, 2, 2, 11, 58)
/** Everything that the program installs: what is not packed here comes from the registry as it is. */
const PACKED = ['core/client', 'schemas/entities']

let world: World
let folder: string
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  await run('npm', ['run', 'pack:core'], { cwd: ROOT })
  folder = await mkdtemp(join(tmpdir(), 'airshed-client-'))
  for (const source of PACKED) {
    const manifest = await readFile(join(ROOT, source, 'package.json'), 'utf8')
    const { name, version } = JSON.parse(manifest) as { name: string; version: string }
    const place = join(folder, 'node_modules', name)
    await mkdir(place, { recursive: true })
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    const archive = join(ROOT, 'dist-packages', file)
    await run('tar', ['-xzf', archive, '-C', place, '--strip-components=1'])
  }
  await symlink(join(ROOT, 'node_modules/typebox'), join(folder, 'node_modules/typebox'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  world = await createWorld()
  const { context, city } = world
  await seedNode(context, { serial: '1C00DDDD', organization: 'city' })
  await seedReadings(context, city.pm25, [[READ_AT_MS, 17.25]])
  const made = await world.call<ApiTokenCreated>('owner', 'POST', 'tokens', {
    organization_id: 'city',
    name: 'Client',
    permissions: ['read_devices'],
    expires_at: null,
  })
  environment = {
    ...process.env,
    AIRSHED_TOKEN: made.body.token,
    AIRSHED_SERVER: await world.app.listen({ port: 0, host: '127.0.0.1' }),
    DATA_POINT: city.pm25.id,
    NODE: city.nodeId,
  }
}, 300_000)
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const HEAD = `
import { ApiError, createClient } from '@airshed/client'
import { exportMeasurements, getNode, listNodes, searchMeasurements } from '@airshed/client/calls'

const { AIRSHED_SERVER: server = '', AIRSHED_TOKEN, DATA_POINT = '', NODE = '' } = process.env
const client = createClient({ server, token: () => AIRSHED_TOKEN ?? '' })
`

const CALLS = `${HEAD}
for await (const { serial } of client.rows(listNodes, { query: { size: 1 } })) console.log(serial)
const { data } = await client.call(searchMeasurements, {
  body: { data_point_id: [DATA_POINT], last: 1 },
})
console.log('value', data[DATA_POINT]?.[0]?.[1])
const csv = await client.stream(exportMeasurements, {
  body: { data_point_id: [DATA_POINT], from: 0, to: Date.UTC(2026, 2, 3) },
})
console.log((await new Response(csv).text()).includes('17.25') ? 'streamed' : 'empty')
try {
  await client.call(getNode, { params: { id: 'unknown:0' } })
} catch (error) {
  if (error instanceof ApiError) console.log(error.status, error.code)
}
`

const LIVE = `${HEAD}
const over = new AbortController()
process.on('SIGTERM', () => over.abort())
for await (const { dataPointId, measurements } of client.live([NODE], { signal: over.signal })) {
  console.log(dataPointId, measurements)
  over.abort()
}
console.log('over')
`

it('makes calls, pages through lists, streams a file and reports failures', async () => {
  await writeFile(join(folder, 'calls.ts'), CALLS)
  const { stdout } = await run(process.execPath, ['calls.ts'], { cwd: folder, env: environment })
  expect(stdout.trim().split('\n')).toEqual([
    '1C00DDDD',
    '1C00AAAA',
    'value 17.25',
    'streamed',
    '404 NOT_FOUND',
  ])
})

it('follows live measurements until it is closed', async () => {
  await writeFile(join(folder, 'live.ts'), LIVE)
  const child = spawn(process.execPath, ['live.ts'], { cwd: folder, env: environment })
  const { nodeId, pm25 } = world.city
  // Readings that come before the subscription are nobody's: they are sent until one is heard.
  const timer = setInterval(
    () =>
      world.context.bus.publish([
        { nodeId, dataPointId: pm25.id, measurements: [[READ_AT_MS, 42]] },
      ]),
    100,
  )
  try {
    let printed = ''
    for await (const piece of child.stdout) printed += String(piece)
    expect(printed).toContain(pm25.id)
    expect(printed).toContain('over')
  } finally {
    clearInterval(timer)
    child.kill()
  }
})

it('compiles under strict settings, with the types of answers', async () => {
  const wrong = `${HEAD}
const node = await client.call(getNode, { params: { id: NODE } })
export const serial: string = node.serial
// @ts-expect-error -- there is no such field
export const missing: string = node.colour
// @ts-expect-error -- the call needs an id
await client.call(getNode)
for await (const row of client.rows(listNodes)) row.presentName.toUpperCase()
`
  await writeFile(join(folder, 'types.ts'), wrong)
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024']
  const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')]
  const lib = ['--lib', 'es2024,dom,dom.iterable,dom.asynciterable', '--skipLibCheck']
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const files = ['types.ts', 'calls.ts', 'live.ts']
  await run(process.execPath, [tsc, ...flags, ...types, ...lib, ...files], { cwd: folder })
})
