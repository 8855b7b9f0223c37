import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { withoutCountries } from './withoutHourCycles.ts'

const resolve = createRequire(createRequire(import.meta.url).resolve('@formatjs/intl')).resolve
const parser = readFileSync(resolve('@formatjs/icu-messageformat-parser'), 'utf8')

interface Parser {
  parse(message: string, options: { locale: Intl.Locale }): unknown
}
const load = (code: string): Promise<Parser> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`) as Promise<Parser>

it('messages with an hour are read as before in the languages of the console, without those of all countries', async () => {
  const small = withoutCountries(parser)
  expect(parser.length - small.length).toBeGreaterThan(9_000)
  const [before, after] = await Promise.all([load(parser), load(small)])
  for (const name of ['en-US', 'es-ES']) {
    const locale = new Intl.Locale(name)
    for (const message of ['{at, time, ::jmm}', '{at, time, short}', '{at, date, ::yMMMdjj}']) {
      expect(after.parse(message, { locale })).toEqual(before.parse(message, { locale }))
    }
  }
})

it('a parser without that table is told', () => {
  expect(() => withoutCountries('export {}')).toThrow('Expected timeData')
})
