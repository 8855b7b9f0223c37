import { readFileSync } from 'node:fs'
import { DEVICE_TYPES } from '@airshed/domain'
import { expect, it } from 'vitest'
import { ADAPTERS } from './adapters.ts'
import { ADAPTER_PAYLOADS } from './testsupport/adapterPayloads.fixture.ts'

// A test that fails here names what a new adapter still lacks.

const PAGE = readFileSync(new URL('../../../../docs/ingest.md', import.meta.url), 'utf8')
const NAMES = ADAPTERS.map(({ name }) => name)

it.each(NAMES)('%s is in the routes of docs/ingest.md', (name) => {
  const routes = [...PAGE.matchAll(/^\| `POST \/ingest\/([^`]+)` /gm)].map(([, one]) => one)
  expect(routes, 'add a row to the table of docs/ingest.md').toContain(name)
})

it('every adapter that takes JSON has a payload, which is also sent broken in every place', () => {
  const ofJson = ADAPTERS.filter(({ body = 'json' }) => body === 'json' || body === 'firmware-json')
  const names = ofJson.map(({ name }) => name)
  const payloads = Object.keys(ADAPTER_PAYLOADS).toSorted()
  expect(payloads, 'add one to testsupport/adapterPayloads.fixture.ts').toEqual(names.toSorted())
})

it.each(Object.entries(ADAPTER_PAYLOADS))(
  '%s: the types that it gives are known: see deviceModel.ts of core/domain',
  (name, payload) => {
    const adapter = ADAPTERS.find((one) => one.name === name)
    const decoded = adapter?.decode(payload, {}, Date.parse('2026-05-18T10:00:00Z'))
    expect(decoded?.devices).not.toEqual([])
    for (const { type } of decoded?.devices ?? []) {
      const known = DEVICE_TYPES.filter((one) => type.startsWith(one))
      expect(known, `add “${type}” to KNOWN in deviceModel.ts of core/domain`).not.toEqual([])
    }
  },
)
