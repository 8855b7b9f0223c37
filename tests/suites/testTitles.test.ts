import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './command.ts'
import { CONTINUING_WORDS, testTitles, titleProblem } from './testTitles.ts'

const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts']
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns],
  { cwd: ROOT, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)))

it('every test title of the project reads alone in a list of failures', () => {
  const problems = files.flatMap((file) =>
    testTitles(file, readFileSync(join(ROOT, file), 'utf8')).flatMap(({ title, line }) => {
      const problem = titleProblem(title)
      return problem === null ? [] : [`${file}:${line}: “${title}” ${problem}`]
    }),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(problems).toEqual([])
}, 60_000)

describe('the shape of a title', () => {
  it.each([
    'keeps gaps when a range is reduced',
    'a reading without a time gets the time of arrival',
    'answers 403 to a member of another organization',
    'refuses %s',
    '$name is read',
    'issues a token',
  ])('accepts “%s”', (title) => {
    expect(titleProblem(title)).toBeNull()
  })

  it.each(CONTINUING_WORDS)('refuses a title that begins with “%s”', (word) => {
    expect(titleProblem(`${word} made of whole hours`)).toMatch(`begins with “${word}”: say what`)
  })

  it('refuses a title of two words, which says too little', () => {
    expect(titleProblem('speaks Spanish')).toMatch('has fewer than 3 words: say what')
  })
})

describe('the titles in a file of tests', () => {
  it('finds literal titles of every form, with their lines', () => {
    const text = `
describe('a store', () => {
  it('keeps one', () => { call('no title', 1) })
  test.skipIf(isOld)(\`keeps \${count}\`, async () => {})
  it.each<[string]>([['a), it(' , /'/]])('keeps %s', () => {})
  it.each\`a | b\`('keeps $a', () => {})
  it.only.for(rows)(
    "keeps ‘three’",
    () => {},
    1000,
  )
  for (const name of names) it(name, () => {})
  it.todo('keeps none')
  it.extend('keeps a fixture', {})
})
`
    expect(testTitles('store.test.ts', text)).toEqual([
      { title: 'keeps one', line: 3 },
      // oxlint-disable-next-line no-template-curly-in-string -- as it is written in the file
      { title: 'keeps ${count}', line: 4 },
      { title: 'keeps %s', line: 5 },
      { title: 'keeps $a', line: 6 },
      { title: 'keeps ‘three’', line: 8 },
    ])
  })

  it('reads a file of components, with its elements', () => {
    const text = "it('draws a card', () => { draw(<Card title=\"it('is none', 1)\" />) })"
    expect(testTitles('Card.test.tsx', text)).toEqual([{ title: 'draws a card', line: 1 }])
  })
})
