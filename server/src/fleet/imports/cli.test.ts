import { spawn } from 'node:child_process'
import { access, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../storage/store/openStore.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { copyTemplate } from '../../testing/storeTemplate.ts'
import { createImporter, hour, KEY, mapFor, type Importer } from './importer.fixture.ts'

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url))
const IMPORTED_TWICE_WITHIN_MS = 240_000

let importer: Importer
beforeAll(async () => {
  importer = await createImporter()
})
afterAll(() => importer[Symbol.asyncDispose]())
const stored: Importer['stored'] = (id) => importer.stored(id)

describe('the import command', () => {
  const start = (data: string, ...words: string[]) => {
    const child = spawn(process.execPath, [CLI, ...words], {
      env: { ...process.env, AIRSHED_DATA: data, NODE_OPTIONS: '' },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    return { child, ended, output: () => output }
  }

  it(
    'an import continues after it was killed and stores every row once',
    async () => {
      const data = await mkdtemp(join(importer.folder, 'data-'))
      await copyTemplate(data)
      const store = await openStore({ databaseUrl: undefined, dataFolder: data })
      await seedOrganization({ store }, 'org_a')
      await store.close()
      const file = join(importer.folder, 'killed.csv')
      const count = 12_500
      const rows = Array.from(
        { length: count },
        (_, index) => `${hour(index)},${index % 90},100000`,
      )
      await writeFile(file, `when,pm,p\n${rows.join('\n')}\n`)
      const map = join(importer.folder, 'killed.json')
      await writeFile(map, JSON.stringify(mapFor('killed', { time: { column: 'when' } })))

      const first = start(data, file, '--map', map)
      await expect.poll(first.output, { timeout: 60_000 }).toMatch(/[1-8]0 % /)
      first.child.kill('SIGKILL')
      await first.ended

      const second = start(data, file, '--map', map)
      expect(await second.ended, second.output()).toBe(0)
      expect(second.output()).toMatch(/12,500 read, 12,500 stored, 0 refused, resumed after row/)
      const reopened = await openStore({ databaseUrl: undefined, dataFolder: data })
      const { total } = await reopened.db
        .selectFrom('measurements')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      await reopened.close()
      expect(Number(total)).toBe(2 * count)
    },
    IMPORTED_TWICE_WITHIN_MS,
  )

  it('says how to continue while a server uses the folder', async () => {
    const data = importer.server.context.config.dataFolder
    const map = join(importer.folder, 'locked.json')
    await writeFile(map, JSON.stringify(mapFor('locked')))
    const file = join(importer.folder, 'locked.csv')
    await writeFile(file, `when,pm,p\n${hour(0)},7.5,100000\n`)
    const command = start(data, file, '--map', map)
    expect(await command.ended).toBe(1)
    expect(command.output()).toContain('--url http://localhost:4000 --key')
  })

  it.each([
    ['fails where no row was stored', '2025-03-30 02:30,7', [], 1],
    ['reads the clock that it is told of', '2025-03-30 02:30,7', ['--standard-time'], 0],
    ['succeeds where all is stored already', '2025-03-30 02:30,7', ['--zone', 'UTC+1'], 0],
  ])('exits with the right code: %s', async (_title, row, words, code) => {
    const file = join(importer.folder, 'ending.csv')
    await writeFile(file, `when,pm,p\n${row},\n`)
    const map = join(importer.folder, 'ending.json')
    const time = { column: 'when', zone: 'Europe/Berlin' }
    await writeFile(map, JSON.stringify(mapFor('ending', { time })))
    const origin = await importer.listening()
    const command = start(
      importer.folder,
      file,
      '--map',
      map,
      '--url',
      origin,
      '--key',
      KEY,
      ...words,
    )
    expect(await command.ended, command.output()).toBe(code)
    if (code === 0) {
      const at = Date.parse('2025-03-30T01:30:00Z')
      expect(await stored('ending.0.0.0/132:5')).toEqual([[at, 7]])
    } else expect(command.output()).toContain('Nothing was stored')
  })

  it('prints what it would store in a dry run and opens no store', async () => {
    const file = join(importer.folder, 'dry.csv')
    await writeFile(file, 'when;pm\n01.05.2020 10:00;7,5\n')
    const map = join(importer.folder, 'dry.json')
    await writeFile(map, '{"serial":"dry","columns":{"pm":{"parameter":"pm25"}}}')
    const data = join(importer.folder, 'no-such-data')
    const command = start(data, file, '--map', map, '--zone', 'Europe/Berlin', '--dry-run')
    expect(await command.ended, command.output()).toBe(0)
    expect(command.output()).toContain('2020-05-01T08:00:00.000Z dry: pm25 7.5 µg/m³')
    await expect(access(data)).rejects.toThrow('ENOENT')
  })

  it('recognizes a file of a known format and lists its open questions', async () => {
    const file = fileURLToPath(
      new URL('../../../../docs/examples/files/dusttrak.csv', import.meta.url),
    )
    const open = start(importer.folder, file, '--dry-run')
    expect(await open.ended).toBe(1)
    expect(open.output()).toContain('is recognized as TSI DustTrak (dusttrak). It leaves open:')
    const command = start(importer.folder, file, '--zone', 'America/Chicago', '--dry-run')
    expect(await command.ended, command.output()).toBe(0)
    expect(command.output()).toMatch(/^Recognized as TSI DustTrak \(dusttrak\)$/m)
    expect(command.output()).toContain('2026-05-14T02:16:00.000Z dusttrak:8533150102: pm1 11 µg/m³')
  })

  it('reads an export into a store, and refuses to post it, which would lose its flags', async () => {
    const file = fileURLToPath(
      new URL('../../../../docs/examples/files/airshed.csv', import.meta.url),
    )
    const dry = start(importer.folder, file, '--dry-run')
    expect(await dry.ended, dry.output()).toBe(0)
    expect(dry.output()).toMatch(/^Recognized as Airshed, all readings \(airshed\)$/m)
    expect(dry.output()).toContain(
      '2026-10-25T01:30:00.000Z 1C00A3F7: pm25 999.9 µg/m³ (not shown)',
    )
    expect(dry.output()).toContain('1 left out, as the server computes them')
    const posted = start(importer.folder, file, '--url', await importer.listening(), '--key', KEY)
    expect(await posted.ended).toBe(1)
    expect(posted.output()).toContain('leave out --url and --key')
  })

  it.each([
    ['nothing', []],
    ['an address without a key', ['x.csv', '--map', 'm.json', '--url', 'http://localhost:1']],
    ['an unknown option', ['x.csv', '--maps', 'm.json']],
    ['a map that is not there', ['x.csv', '--map', 'nowhere.json']],
  ])('prints what it expected when given %s', async (_case, words) => {
    const command = start(importer.folder, ...words)
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(/Expected|Unknown option|cannot be read/)
    expect(command.output()).not.toMatch(/\bat .*\.ts:\d/)
  })
})
