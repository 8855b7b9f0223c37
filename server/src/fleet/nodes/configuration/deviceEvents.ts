import {
  DEVICE_EVENT_KINDS,
  DEVICE_EVENTS,
  type DeviceEvent,
  type DeviceEventKind,
  type DeviceEventQuery,
  type List,
} from '@airshed/schemas'
import { sql, type Kysely, type SqlBool } from 'kysely'
import { holderOf, type NodeRow } from '../../../access/entities/nodes.ts'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Condition } from '../../../storage/rows/visible.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { listOf as valuesOf } from '../../../access/input/queryList.ts'
import { eventFacts } from './eventFacts.ts'

const eventList: RowList<'time'> = {
  name: 'device events',
  table: 'events',
  // The order in which they were written, so that an index finds the newest of a device.
  id: 'events.position',
  idType: 'int8',
  sort: { time: [key('events.position', 'int8')] },
  defaultSort: '-time',
  search: [sql.ref('events.actor_name')],
}

/**
 * One part of the events of a device, limited to those of the organization that uses it now. What happened while
 * another organization had it is visible only to that one.
 */
export async function findDeviceEvents(
  db: Kysely<Tables>,
  row: NodeRow,
  query: DeviceEventQuery,
): Promise<List<DeviceEvent>> {
  const found = await listOf(db, eventList, {
    query,
    visible: sql<SqlBool>`(events.entity = 'nodes' and events.organization_id = ${holderOf(row)}
      and events.row_id = ${row.id} and events.only_for is null)`,
    filters: conditionsOf(query),
    select: db
      .selectFrom('events')
      .select([
        'events.id',
        'events.ts',
        'events.name',
        'events.actor_kind',
        'events.actor_name',
        'events.before',
        'events.after',
        'events.detail',
      ]),
  })
  const facts = found.data.map(eventFacts)
  const names = await namesOf(
    db,
    facts.flatMap(({ organizationId }) => organizationId ?? []),
  )
  return {
    ...found,
    data: found.data.map(({ id, ts, name, actor_kind, actor_name }, index) => {
      const { organizationId = null, ...reported } = facts[index] ?? {}
      return {
        _id: id,
        ts,
        name,
        kind: kindOf(name),
        actor_kind,
        actor_name,
        command: null,
        changed: [],
        refused: [],
        ...reported,
        organization: organizationId === null ? null : (names.get(organizationId) ?? null),
      }
    }),
  }
}

const kindOf = (name: string): DeviceEventKind =>
  DEVICE_EVENT_KINDS.find((kind) => namesIn(kind).includes(name)) ?? 'other'

const namesIn = (kind: DeviceEventKind): readonly string[] => DEVICE_EVENTS[kind]

function conditionsOf({ kind }: DeviceEventQuery): Condition[] {
  const asked = valuesOf(kind)
  if (asked.length === 0) return []
  const kinds = DEVICE_EVENT_KINDS.filter((one) => asked.includes(one))
  const names = kinds.flatMap(namesIn)
  const known = DEVICE_EVENT_KINDS.flatMap(namesIn)
  const isNamed = sql<SqlBool>`events.name = any(${names}::text[])`
  return [
    kinds.includes('other')
      ? sql<SqlBool>`(${isNamed} or events.name <> all(${known}::text[]))`
      : isNamed,
  ]
}

async function namesOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
