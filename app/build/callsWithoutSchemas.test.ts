import { expect, it } from 'vitest'
import { withoutServerFields } from './callsWithoutSchemas.ts'

const CODE = `import { defineCall } from './call.ts'
const reading = { row: 'nodes', read: 'read_reports' } as const

export const getNode = defineCall({
  method: 'GET',
  path: '/nodes/:id',
  entity: 'nodes',
  summary: 'One device, with { braces }, and commas',
  params: ById,
  query: NodeQuery,
  answer: Type.Object({ summary: Type.String() }),
  access: reading,
  limit: { perMinute: 5, by: 'address' }
})
const other = { summary: 'stays', answer: 1 }
`

it('removes from a call what a browser never reads, and nothing else', () => {
  const rest = withoutServerFields(CODE, 'nodes.ts')
  expect(rest.replaceAll(/\s+/g, ' ')).toBe(
    "import { defineCall } from './call.ts' const reading = { row: 'nodes', read: 'read_reports' } as const " +
      "export const getNode = defineCall({ method: 'GET', path: '/nodes/:id', entity: 'nodes', query: NodeQuery, }) " +
      "const other = { summary: 'stays', answer: 1 } ",
  )
  expect(rest).toHaveLength(CODE.length)
  expect(rest.indexOf('NodeQuery')).toBe(CODE.indexOf('NodeQuery'))
})

it('takes from a kind of need the schema of what a frame may send', () => {
  const need =
    "export const online = defineNeed<OnlineNeed>({ kind: 'online', fields: { hours: Type.Number() }, timeOf })"
  expect(withoutServerFields(need, 'online.ts').replaceAll(/\s+/g, ' ')).toBe(
    "export const online = defineNeed<OnlineNeed>({ kind: 'online', timeOf })",
  )
})
