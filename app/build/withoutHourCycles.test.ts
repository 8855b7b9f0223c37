import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withoutCountries } from './withoutHourCycles.ts'

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@formatjs/intl'))
const parser = readFileSync(resolve('@formatjs/icu-messageformat-parser'), 'utf8')

/** The table of a parser. */
function hourCycles(code: string): Record<string, string[]> {
  const [, table = ''] = /const timeData = (\{[\s\S]*?\});/.exec(code) ?? []
  return runInNewContext(`(${table})`) as Record<string, string[]>
}

it('keeps hour cycles only for the console’s languages and the world', () => {
  const [before, after] = [hourCycles(parser), hourCycles(withoutCountries(parser))]
  expect(Object.keys(before).length).toBeGreaterThan(250)
  for (const place of ['US', 'ES', '001']) expect(after[place]?.[0]).toBe(before[place]?.[0])
  expect(Object.keys(after)).toHaveLength(3)
})

it('refuses a parser without the table of hour cycles', () => {
  expect(() => withoutCountries('export {}')).toThrow('Expected timeData')
})
