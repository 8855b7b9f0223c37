import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'

const TOKEN = 'a-token-of-the-scraper'
const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8')

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ env: { AIRSHED_METRICS_TOKEN: TOKEN } })
})
afterAll(() => server.close())

it('docs/operate.md names every metric with its labels and kind, and no other', async () => {
  const rows = [...PAGE.matchAll(/^\| `(airshed_\w+)`\s+\|([^|]*)\|([^|]*)\|/gm)]
  const documented = rows.map(([, name, , unit]) => `${name} ${unit?.trim().split(', ').at(-1)}`)
  const { body } = await server.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const types = [...body.matchAll(/^# TYPE (airshed_\w+) (\w+)$/gm)]
  const shown = types.map(
    ([, name, kind]) => `${name}${kind === 'counter' ? '_total' : ''} ${kind}`,
  )
  expect(documented.toSorted()).toEqual(shown.toSorted())
})
