import { MINUTE_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { followNode } from './followNode.ts'
import { workOnHistory } from './history.ts'
import { COMPUTED_SOURCES_TOPIC, COMPUTED_TOPIC } from './topic.ts'

/** Devices per look-up. */
const NODES_AT_ONCE = 200

const followReadings = defineJob({
  kind: 'metrics.follow',
  queue: 'metrics',
  payload: Type.Object({}),
})

/**
 * Computes computed parameters as their readings arrive: on the signal of the process that stored them, and every minute in
 * case a signal was lost, such as when a process died just after storing readings.
 */
export function keepParametersComputed(app: FastifyInstance, context: ServerContext): void {
  const { jobs, bus, store, log } = context
  workOnHistory(context)
  jobs.work(followReadings, ({ signal }) => followAll(context, () => signal.aborted))
  jobs.every(followReadings, { everyMs: MINUTE_MS })

  let running: Promise<void> | null = null
  let mustPollAgain = false
  let isStopped = false
  const isOver = () => isStopped
  const pollUntilDone = async () => {
    do {
      mustPollAgain = false
      await followAll(context, isOver).catch((error: unknown) =>
        log.warn({ err: error }, 'Metrics could not be computed; trying again'),
      )
    } while (mustPollAgain && !isOver())
    running = null
  }
  const poll = () => {
    if (isStopped) return
    mustPollAgain = running !== null
    running ??= pollUntilDone()
  }
  const endings = [
    bus.onSignal(COMPUTED_TOPIC, poll),
    bus.onSignal(COMPUTED_SOURCES_TOPIC, () => store.measurements.forgetFollowed()),
    store.measurements.onFollowed('metrics', () => bus.signal(COMPUTED_TOPIC)),
  ]
  app.addHook('onClose', async () => {
    isStopped = true
    for (const end of endings) end()
    await running
  })
}

/**
 * Processes all marked readings, device by device. A device whose computed parameters cannot be computed does not hold up
 * the others.
 *
 * @throws the error of the first device that failed, once all others are done
 */
export async function followAll(
  context: Pick<ServerContext, 'store' | 'bus' | 'clock'>,
  isOver: () => boolean,
): Promise<void> {
  const left = new Set<string>()
  const failures: unknown[] = []
  for (;;) {
    const nodeIds = await markedNodes(context.store.db, [...left])
    if (nodeIds.length === 0 || isOver()) break
    for (const nodeId of nodeIds) {
      try {
        let state = 'more'
        while (state === 'more' && !isOver()) state = await followNode(context, nodeId)
      } catch (error) {
        failures.push(error)
      }
      // The process that holds it finishes it, and marks that arrived since have their own signal.
      left.add(nodeId)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function markedNodes(
  db: ServerContext['store']['db'],
  besides: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ node_id: string }>`
    select distinct point.node_id from metric_marks mark
    join data_points point on point.key = mark.source
    where point.node_id <> all(${[...besides]}::text[])
    limit ${NODES_AT_ONCE}`.execute(db)
  return rows.map(({ node_id }) => node_id)
}
