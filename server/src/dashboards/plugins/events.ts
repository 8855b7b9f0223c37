import {
  PLUGIN_EVENT_KINDS,
  type PluginEvent,
  type PluginEventKind,
  type PublishedPlugin,
} from '@airshed/schemas'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { RecordedEvent } from '../../access/calls/handler.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Announce } from './decide.ts'
import type { PluginKey } from './queries.ts'

/** Maximum number of events returned for one plugin in one organization. */
const EVENTS_SHOWN = 200

/** Problems reported by consoles; the other kinds are decisions of people. */
const TROUBLE: readonly PluginEventKind[] = ['failed', 'stopped', 'overreached', 'blocked']

const nameOf = (kind: PluginEventKind): string => `plugin.${kind}`

/** An event of a plugin, as stored. */
export function pluginEvent(
  { organizationId, id }: PluginKey,
  [kind, version, detail = '', facts = {}]: Parameters<Announce>,
): Required<Pick<RecordedEvent, 'name' | 'organizationId' | 'rowId' | 'detail' | 'isAudited'>> {
  return {
    name: nameOf(kind),
    organizationId,
    rowId: id,
    detail: { version, detail, ...facts },
    isAudited: !TROUBLE.includes(kind),
  }
}

/** The events of publishing an archive; none if it already existed. */
export function publishedEvents({
  published: { version, publisher },
  isNew,
  isClaim,
}: {
  published: Pick<PublishedPlugin, 'version' | 'publisher'>
  isNew: boolean
  isClaim: boolean
}): Parameters<Announce>[] {
  if (!isNew) return []
  const by = publisher?.fingerprint ?? ''
  return [
    ['published', version, by],
    ...(isClaim ? [['claimed', version, by] satisfies Parameters<Announce>] : []),
  ]
}

/** Logs what happened, after the commit. */
export function logEvents(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { organizationId, id }: PluginKey,
  author: string,
  events: readonly Parameters<Announce>[],
): void {
  for (const [kind, version, detail] of events) {
    const facts = { plugin: id, version, organizationId, kind, detail, author }
    if (TROUBLE.includes(kind)) log.warn(facts, `Plugin ${id} ${kind}`)
    else log.info(facts, `Plugin ${id} ${kind}`)
  }
}

const eventsOf = (db: Db, { organizationId, id }: PluginKey, kinds: readonly PluginEventKind[]) =>
  db
    .selectFrom('events')
    .where('entity', '=', 'plugins')
    .where('organization_id', '=', organizationId)
    .where('row_id', '=', id)
    .where('name', 'in', kinds.map(nameOf))

/** Events of a plugin, newest first. */
export async function findEvents(db: Db, plugin: PluginKey): Promise<PluginEvent[]> {
  const rows = await eventsOf(db, plugin, PLUGIN_EVENT_KINDS)
    .select(['id', 'ts', 'name', 'detail', 'actor_name'])
    .orderBy('position', 'desc')
    .limit(EVENTS_SHOWN)
    .execute()
  return rows.flatMap(({ id, ts, name, detail: facts, actor_name: author }) => {
    const kind = PLUGIN_EVENT_KINDS.find((known) => nameOf(known) === name)
    if (kind === undefined) return []
    const { version, detail, count } = facts as Pick<PluginEvent, 'version' | 'detail' | 'count'>
    const counted = count === undefined ? {} : { count }
    return [{ id, time: ts, version, kind, detail, author, ...counted }]
  })
}

/** Whether the same report was stored since that time. */
export async function hasReport(
  db: Db,
  plugin: PluginKey,
  { kind, ...report }: { kind: PluginEventKind; version: string; detail: string },
  since: number,
): Promise<boolean> {
  const found = await eventsOf(db, plugin, [kind])
    .select('id')
    .where(sql<boolean>`detail @> ${JSON.stringify(report)}::jsonb`)
    .where('ts', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The widget types and pages whose plugins an organization removed, according to its events. */
export async function findRemovedNames(
  db: Db,
  organizationIds: readonly string[],
): Promise<
  { organizationId: string; id: string; kind: 'widget' | 'screen'; names: readonly string[] }[]
> {
  const rows = await db
    .selectFrom('events')
    .select([
      'organization_id as organizationId',
      'row_id as id',
      sql<string | null>`detail->>'type'`.as('type'),
      sql<string[] | null>`detail->'paths'`.as('paths'),
    ])
    .distinct()
    .where('entity', '=', 'plugins')
    .where('name', '=', nameOf('removed'))
    .where(sql<boolean>`organization_id = any(${[...organizationIds]}::text[])`)
    .where(sql<boolean>`detail ?| array['type', 'paths']`)
    .execute()
  return rows.flatMap(({ organizationId, id, type, paths }) => {
    if (organizationId === null || id === null) return []
    const kind = type === null ? 'screen' : 'widget'
    return [{ organizationId, id, kind, names: type === null ? (paths ?? []) : [type] }]
  })
}

/** Number of reports about a plugin stored since that time. */
export async function countReports(db: Db, plugin: PluginKey, since: number): Promise<number> {
  const row = await eventsOf(db, plugin, TROUBLE)
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('ts', '>', since)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
