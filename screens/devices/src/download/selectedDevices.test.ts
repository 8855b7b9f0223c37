import { createFakeServer, node } from '@airshed/testing'
import { expect, it } from 'vitest'
import { selectedDevices } from './selectedDevices.ts'

const NODES = ['A', 'B', 'C'].map((serial) =>
  node(`${serial}:0`, { actions: serial === 'C' ? ['list'] : ['list', 'read'] }),
)
const query = { search: 'quay', sort: 'status', group: null, filters: { status: ['online'] } }
const ids = (nodes: readonly { node_id: string }[]) => nodes.map(({ node_id: id }) => id)

it('returns the rows of the list for devices that were selected one by one', async () => {
  const { api, calls } = createFakeServer({ nodes: NODES })
  const selection = { all: false as const, keys: new Set(['B:0']) }
  const rows = NODES.slice(1, 2)
  expect(await selectedDevices({ api, selection, rows, organizationId: 'org_city' })).toBe(rows)
  expect(calls).toEqual([])
})

it('loads every matching readable device page by page, without the deselected ones', async () => {
  const [first, second, third] = NODES
  const asked: unknown[] = []
  const api = {
    call: (_: unknown, { query: one }: { query: { cursor?: string } }) => {
      asked.push(one)
      return Promise.resolve(
        one.cursor === undefined
          ? { data: [first], next: 'more' }
          : { data: [second, third], next: null },
      )
    },
  } as never
  const selection = { all: true as const, except: new Set(['A:0']), query }
  const found = await selectedDevices({ api, selection, rows: [], organizationId: 'org_city' })
  expect(ids(found)).toEqual(['B:0'])
  const all = { organization_id: 'org_city', search: 'quay', status: ['online'], size: 100 }
  expect(asked).toEqual([all, { ...all, cursor: 'more' }])
})
