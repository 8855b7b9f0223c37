import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../suites/command.ts'
import { filesOf, ROOMS } from '../suites/rooms.ts'

/** Separate programs: comparisons with other libraries, and projects that a test breaks. */
const OUTSIDE = /^(tests\/bench\/peers|core\/plugin-cli\/src\/testsupport\/projects)\//

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .trim()
  .split('\n')

it('every TypeScript file is compiled in exactly one room', async () => {
  const rooms = await Promise.all(
    ROOMS.map(async (room) => (await filesOf(room)).map((file) => [file, room] as const)),
  )
  const roomsOf = Map.groupBy(rooms.flat(), ([file]) => file)
  const expected = tracked.filter((file) => !OUTSIDE.test(file) && !file.endsWith('.d.ts'))
  const wrong = expected.flatMap((file) => {
    const found = roomsOf.get(file)?.map(([, room]) => room) ?? []
    return found.length === 1 ? [] : [`${file}: ${found.join(' and ') || 'no room'}`]
  })
  expect(wrong).toEqual([])
})

it('every room is a gate of the check', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  const gates = Object.entries(scripts).filter(([name]) => name.startsWith('check:types:'))
  expect(gates.map(([, command]) => command)).toEqual(ROOMS.map((room) => `tsc -p ${room}`))
})

it('the templates have the settings of their room', () => {
  const settings = ['widget', 'screen', 'form'].map((kind) =>
    readFileSync(join(ROOT, 'core/plugin-cli/templates', kind, 'tsconfig.json'), 'utf8'),
  )
  expect(new Set(settings).size).toBe(1)
})
