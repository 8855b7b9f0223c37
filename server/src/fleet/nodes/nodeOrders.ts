import { Node, NODE_SORTS, type NodeSort } from '@airshed/schemas'
import { sql } from 'kysely'
import { key, type RowList, type SortKey, type SortType } from '../../storage/rows/rowList.ts'
import type { NodesTable } from '../../storage/store/tables/devices.ts'

type Keys = RowList<NodeSort>['sort'][NodeSort]

/**
 * Orders by another column than that of their name, or by several. The ranks are those of the displayed status, which
 * they follow within a minute.
 */
const COMPOSED = {
  status: [key('nodes.status_rank', 'int2'), key('nodes.name', 'text')],
  attention: [key('nodes.attention_rank', 'int2'), key('nodes.name', 'text')],
  named: [
    { sql: sql`nullif(nodes.name, '')`, type: 'text', isNullable: true },
    key('nodes.serial', 'text'),
  ],
  type: [key('nodes.type', 'text'), key('nodes.name', 'text')],
} satisfies Partial<Record<NodeSort, Keys>>

/** Fields of a device that are stored in a column of the same name. */
type StoredField = Extract<keyof NodesTable, keyof typeof Node.properties>

const TYPES: Readonly<Record<string, SortType>> = {
  string: 'text',
  boolean: 'boolean',
  integer: 'int8',
  number: 'float8',
}

interface FieldSchema {
  readonly type?: unknown
  readonly anyOf?: readonly FieldSchema[]
}

/** The key of a column, by the schema of the field that it holds; those without a value come last. */
function storedKey(field: StoredField): SortKey {
  const schema: object = Node.properties[field]
  const { anyOf = [schema] } = schema as FieldSchema
  const types = anyOf.map(({ type }: FieldSchema) => String(type))
  const type = TYPES[types.find((one) => one !== 'null') ?? '']
  if (type === undefined) throw new TypeError(`Devices cannot be sorted by ${field}: give its keys`)
  return key(`nodes.${field}`, type, { isNullable: types.includes('null') })
}

const isComposed = (sort: NodeSort): sort is keyof typeof COMPOSED => Object.hasOwn(COMPOSED, sort)

const keysOf = (sort: NodeSort): Keys => (isComposed(sort) ? COMPOSED[sort] : [storedKey(sort)])

/**
 * The keys of each order of the list of devices. A sort that names a stored field needs nothing here; a composed one
 * needs its keys, and one that a large fleet opens with an index, see `listPlans.test.ts`.
 */
export const NODE_ORDERS = Object.fromEntries(
  NODE_SORTS.map((sort) => [sort, keysOf(sort)]),
) as Record<NodeSort, Keys>
