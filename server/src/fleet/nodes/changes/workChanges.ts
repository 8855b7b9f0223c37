import { Type } from 'typebox'
import { changingCaller, lockedFor } from '../../../access/calls/lockedOrganizations.ts'
import { recheckDevices } from '../../deviceChannel/inboxTopic.ts'
import type { ServerContext } from '../../../context.ts'
import { ENTITY_RULES } from '../../../access/entities/index.ts'
import { nodeRows } from '../../../access/entities/nodes.ts'
import { isAnyOf, scopeOf } from '../../../access/entities/rule.ts'
import type { RecordedEvent } from '../../../access/calls/handler.ts'
import { recordEvents, type Actor, type Origin } from '../../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../../access/events/topic.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { ingestOf } from '../../ingest/ingestService.ts'
import { loadCaller } from '../../../access/identity/loadCaller.ts'
import { defineJob } from '../../../storage/jobs/defineJob.ts'
import { JobRefused } from '../../../storage/jobs/jobErrors.ts'
import { createSettingsCheck, type SettingsCheck } from '../configuration/settingsOfType.ts'
import { changeNodes } from './applyChange.ts'
import { EVENT_NAMES } from './changeEvents.ts'
import { settleResults, waitingResults, type WaitingRun } from './results.ts'

/** Devices of one transaction, so that others get their turn in between. */
const BATCH = 100

export const changeDevices = defineJob({
  kind: 'nodes.change',
  queue: 'devices',
  payload: Type.Object({
    runId: Type.String(),
    actor: Type.Object({
      kind: Type.Enum(['user', 'token', 'system', 'device']),
      id: Type.Union([Type.String(), Type.Null()]),
      name: Type.String(),
    }),
    requestId: Type.String(),
    // Absent in orders from before it was recorded.
    from: Type.Optional(
      Type.Object({
        address: Type.Union([Type.String(), Type.Null()]),
        agent: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
})

/** Runs orders to change many devices: each device exactly once, even if the process dies. */
export function workOnChanges(context: ServerContext): void {
  const { jobs, store } = context
  const check = createSettingsCheck()
  jobs.work(changeDevices, async ({ payload, signal, progress }) => {
    const run = await store.db
      .selectFrom('node_change_runs')
      .selectAll()
      .where('id', '=', payload.runId)
      .executeTakeFirst()
    if (run === undefined) return
    let done = run.changed + run.unchanged + run.refused
    for (;;) {
      signal.throwIfAborted()
      // Rights may end while the order runs, so each batch checks again.
      const asks = await loadCaller(context, run.user_id, null)
      if (asks === null) throw new JobRefused('The user who started it no longer exists')
      const caller = changingCaller(asks, await lockedFor(store.db, asks))
      const count = await changeBatch(context, { run, caller, check, ...payload })
      if (count === 0) return
      done += count
      await progress(done, run.selected)
    }
  })
}

/** @returns the number of devices processed; 0 if none is waiting */
async function changeBatch(
  context: ServerContext,
  {
    run,
    caller,
    check,
    actor,
    requestId,
    from,
  }: {
    run: WaitingRun
    caller: Caller
    check: SettingsCheck
    actor: Actor
    requestId: string
    from?: Origin
  },
): Promise<number> {
  const { store, bus, clock } = context
  const now = clock()
  const events: RecordedEvent[] = []
  const count = await store.db.transaction().execute(async (tx) => {
    const waiting = await waitingResults(tx, run.id, BATCH)
    if (waiting.length === 0) return 0
    const readable = ENTITY_RULES.nodes.condition(scopeOf(caller, 'read_devices', undefined))
    const rows = await nodeRows(tx)
      .where(readable)
      .where(
        isAnyOf(
          'nodes.id',
          waiting.map(({ node_id: id }) => id),
        ),
      )
      .orderBy('nodes.id')
      .forUpdate()
      .execute()
    const decisions = await changeNodes(
      { tx, caller, now, by: actor.name, check, record: (event) => void events.push(event) },
      {
        change: run.change,
        toOrganizationId: run.to_organization_id ?? undefined,
        paymentOrganizationId: run.payment_organization_id ?? undefined,
        isAmongMany: true,
        settings: run.settings ?? undefined,
        command: run.command ?? undefined,
      },
      rows,
    )
    const byNode = new Map(rows.map(({ id }, index) => [id, decisions[index]]))
    await settleResults(tx, run.id, waiting, byNode)
    const acting = caller.user.access_context
    await recordEvents(
      tx,
      events.map((event) => ({
        ts: now,
        actor,
        requestId,
        from: from ?? null,
        entity: 'nodes',
        name: event.name ?? EVENT_NAMES[run.change],
        organizationId: event.organizationId ?? null,
        rowId: event.rowId ?? null,
        before: event.before ?? null,
        after: event.after ?? null,
        detail: {
          ...event.detail,
          ...(acting === null
            ? {}
            : { access_context: { role: acting.role, since: acting.since } }),
        },
      })),
    )
    return waiting.length
  })
  for (const { rowId } of events) if (rowId) ingestOf(context).forget(rowId)
  if (events.length > 0) bus.signal(EVENTS_TOPIC)
  recheckDevices(
    bus,
    events.flatMap(({ rowId }) => rowId ?? []),
  )
  return count
}
