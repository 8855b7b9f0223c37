import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './command.ts'
import { NIGHT_FILES } from './nightFiles.ts'

const listed = [...NIGHT_FILES.alone, ...NIGHT_FILES.withServices]
const withRounds = globSync(['server/src/**/*.test.ts', 'tests/**/*.{test,fixture}.ts'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).filter((file) => /\bfaultRounds\(\d/.test(readFileSync(join(ROOT, file), 'utf8')))

it('every test that runs more rounds by night is run by night', () => {
  expect(withRounds.length).toBeGreaterThan(5)
  const isListed = (file: string): boolean =>
    listed.some((entry) => file === entry || file.startsWith(`${entry}/`))
  expect(withRounds.filter((file) => !isListed(file))).toEqual([])
})

it.each(listed)('%s is there, and has rounds', (entry) => {
  expect(existsSync(join(ROOT, entry))).toBe(true)
  expect(withRounds.some((file) => file === entry || file.startsWith(`${entry}/`))).toBe(true)
})

it('GitHub runs the night with its services, by itself', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/nightly.yml'), 'utf8')
  expect(workflow).toMatch(/^ {2}schedule:$[^-]*- cron: /m)
  expect(workflow).toContain('.ci/with-services npm run test:nightly')
})
