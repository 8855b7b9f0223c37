import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADAPTERS } from './adapters.ts'
import { createIngestServer, type IngestServer } from './testsupport/ingestServer.ts'

// What docs/ingest.md tells people to send is what the server takes.

const PAGE = readFileSync(new URL('../../../../docs/ingest.md', import.meta.url), 'utf8')
const EXAMPLES = [...PAGE.matchAll(/localhost:4000(\/ingest\/[\w?=-]+)'? -d '(.*?)'$/gms)].map(
  ([, path = '', payload = '']) => ({ path, payload }),
)

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

it('an example covers every sender that is new to most', () => {
  const paths = EXAMPLES.map(({ path }) => path.split('?')[0])
  const wanted = ['airrohr', 'purpleair', 'home-assistant', 'tasmota', 'esphome']
  expect(paths.toSorted()).toEqual(wanted.map((name) => `/ingest/${name}`).toSorted())
  expect(ADAPTERS.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted))
})

it.each(EXAMPLES)('$path: the example is accepted', async ({ path, payload }) => {
  server.clock.now = Date.parse('2026-05-18T10:00:00Z')
  const answer = await server.post(path, payload)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  const { accepted, duplicates } = answer.json()
  expect(accepted).toBeGreaterThan(0)
  expect(duplicates).toBe(0)
})
