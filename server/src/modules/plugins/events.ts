import { randomUUID } from 'node:crypto'
import type { PluginEvent, PluginEventKind } from '@airshed/schemas'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, PluginKey } from './queries.ts'

/** Events that are kept of one plugin in one organization, and answered. */
export const EVENTS_KEPT = 200

export interface NewPluginEvent extends PluginKey {
  readonly kind: PluginEventKind
  readonly version: string | null
  /** Default none. */
  readonly detail?: string
  /** Name of the person or token. */
  readonly author: string
  /** ms UTC. */
  readonly ts: number
}

/** What consoles report went wrong; the rest somebody decided. */
const TROUBLE: ReadonlySet<PluginEventKind> = new Set(['failed', 'stopped', 'overreached'])

/** Keeps an event and forgets the oldest one beyond {@link EVENTS_KEPT}. */
export async function keepEvent(db: Db, event: NewPluginEvent): Promise<void> {
  const { organizationId, id, ts, version, kind, detail = '', author } = event
  await db
    .insertInto('plugin_events')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
      plugin_id: id,
      ts,
      version,
      kind,
      detail,
      author,
    })
    .execute()
  const beyond = db
    .selectFrom('plugin_events')
    .select('key')
    .where('organization_id', '=', organizationId)
    .where('plugin_id', '=', id)
    .orderBy('key', 'desc')
    .offset(EVENTS_KEPT)
  await db.deleteFrom('plugin_events').where('key', 'in', beyond).execute()
}

/** Tells the log what happened, once it is kept. */
export function logEvents(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  events: readonly NewPluginEvent[],
): void {
  for (const { id, organizationId, kind, version, detail, author } of events) {
    const facts = { plugin: id, version, organizationId, kind, detail, author }
    if (TROUBLE.has(kind)) log.warn(facts, `Plugin ${id} ${kind}`)
    else log.info(facts, `Plugin ${id} ${kind}`)
  }
}

/** Events of a plugin, the newest first. */
export async function findEvents(
  db: Db,
  { organizationId, id }: PluginKey,
): Promise<PluginEvent[]> {
  const rows = await db
    .selectFrom('plugin_events')
    .select(['id', 'ts', 'version', 'kind', 'detail', 'author'])
    .where('organization_id', '=', organizationId)
    .where('plugin_id', '=', id)
    .orderBy('key', 'desc')
    .limit(EVENTS_KEPT)
    .execute()
  return rows.map(({ ts, ...event }) => ({ ...event, time: ts }))
}

/** Whether the same was told since that time. */
export async function isToldSince(db: Db, event: NewPluginEvent, since: number): Promise<boolean> {
  const found = await db
    .selectFrom('plugin_events')
    .select('key')
    .where('organization_id', '=', event.organizationId)
    .where('plugin_id', '=', event.id)
    .where('kind', '=', event.kind)
    .where('version', '=', event.version)
    .where('detail', '=', event.detail ?? '')
    .where('ts', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
