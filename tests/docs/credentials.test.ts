import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { expect, it } from 'vitest'
import { ROOT } from '../suites/command.ts'
import { shellLines } from './fences.ts'

// `$TOKEN` is an API token, `$ACCESS_TOKEN` the one that a person has while they are signed in.

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8')
const PAGES = [
  'README.md',
  ...globSync('docs/**/*.md', { cwd: ROOT, exclude: ['**/node_modules/**'] }),
]
  .filter((page) => /\bcurl /.test(textOf(page)))
  .toSorted()

/** Paths that devices and gateways use, with keys of their own. */
const OF_DEVICES = /^\/(ingest|devices)\//

interface Example {
  line: string
  method: string
  /** Of the address, without its host. */
  path: string
}

/** The calls of a page to a server of Airshed that are written for curl. */
const examplesIn = (page: string): Example[] =>
  shellLines(page)
    .filter((line) => /\bcurl /.test(line))
    .flatMap((line) => {
      const url = /https?:\/\/(?:air\.example\.org|localhost:4000)(\/[^"'\s?]*)/.exec(line)?.[1]
      if (url === undefined) return []
      const hasBody = / (-d|--data\S*) /.test(line)
      const [, method = hasBody ? 'POST' : 'GET'] = /-X ([A-Z]+)/.exec(line) ?? []
      return [{ line, method, path: url }]
    })

/** The call of an example, the one with the fewest parameters first. */
function callOf({ method, path }: Example) {
  const below = decodeURIComponent(path.replace(/^\/v2/, ''))
  const matches = ALL_CALLS.filter((call) => {
    const pattern = call.path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')
    return call.method === method && new RegExp(`^${pattern}$`).test(below)
  })
  const parameters = (text: string): number => text.split(':').length
  return matches.toSorted((a, b) => parameters(a.path) - parameters(b.path))[0]
}

/** What is wrong with the credential of an example; null: nothing. */
function complaint(example: Example): string | null {
  const { line, path } = example
  const says = (what: string): string => `${line.slice(0, 100)} … ${what}`
  if (OF_DEVICES.test(path)) {
    return line.includes('X-Airshed-Key: ') ? null : says('is made with X-Airshed-Key')
  }
  if (!path.startsWith('/v2/')) return null
  const call = callOf(example)
  if (call === undefined) return says('is no call')
  if (/Bearer (\$TOKEN"|%s' "\$AIRSHED_TOKEN")/.test(line)) {
    return call.tokens === undefined && call.capability === undefined
      ? says('takes no API token, only $ACCESS_TOKEN')
      : null
  }
  return line.includes('Bearer $ACCESS_TOKEN"') || call.access === 'public'
    ? null
    : says('has no credential')
}

it.each(PAGES)('examples in %s authenticate with credentials that their calls accept', (page) => {
  const examples = examplesIn(textOf(page))
  expect(examples.map(complaint).filter((one) => one !== null)).toEqual([])
})

it('finds example calls in the pages', () => {
  const all = PAGES.flatMap((page) => examplesIn(textOf(page)))
  expect(all.length).toBeGreaterThan(12)
  expect(all.flatMap((one) => callOf(one)?.path ?? []).length).toBeGreaterThan(6)
})
