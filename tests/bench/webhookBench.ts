import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '@airshed/server'
import { addDeliveries } from '@airshed/server/add-deliveries'
import { openBus } from '@airshed/server/bus'
import { readConfig } from '@airshed/server/config'
import { openBenchStore } from './benchServer.ts'
import { boundedFigure, median, rounded, type Figure } from './figure.ts'
import { startTarget, type BenchTarget } from './webhooks/target.ts'

/** Webhooks for the target, and for one that never responds. */
const WEBHOOKS = 10
const DEAD_WEBHOOKS = 10
/** Events of each of them, and the number per transaction. */
const EVENTS = 800
const TOGETHER = 40
const PER_SECOND = 500
const SINGLES = 30
const DELAY_BOUND = 2
const POLL_EVERY_MS = 5

type Bench = Awaited<ReturnType<typeof openBench>>

async function openBench() {
  const { store, close } = await openBenchStore(1)
  const config = readConfig({
    AIRSHED_DEMO: '0',
    AIRSHED_LOG_LEVEL: 'silent',
    AIRSHED_ALLOW_PRIVATE_TARGETS: '1',
  })
  const bus = await openBus(config, { warn: () => undefined, error: () => undefined })
  const { app, context } = await buildApp({ config, store, bus })
  context.jobs.start()
  return {
    context,
    async close() {
      await app.close()
      await bus.close()
      await close()
    },
  }
}

async function addWebhooks({ context }: Bench, url: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => `${url} ${at}`)
  await context.store.db
    .insertInto('webhooks')
    .values(
      ids.map((id) => ({
        id,
        organization_id: 'org_bench',
        url,
        auth: 'Bearer bench',
        secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        type: 'alert' as const,
        created_at: 0,
        updated_at: 0,
      })),
    )
    .execute()
  return ids
}

/** Events of alerts, in one transaction. */
const happen = ({ context }: Bench, webhookIds: readonly string[], count: number) =>
  context.store.db.transaction().execute((tx) =>
    addDeliveries(
      context,
      tx,
      Array.from({ length: count }, (_, at) => ({
        webhookIds,
        event: {
          type: 'alert.state_changed' as const,
          timestamp: new Date().toISOString(),
          data: {
            organization_id: 'org_bench',
            alert_id: String(at),
            name: 'Too much dust',
            level: 'warning',
            is_active: true,
            lacks_data: false,
            changed_at: Date.now(),
            conditions: [
              {
                node_id: 'bench:0',
                data_point_ids: ['bench.0.0.0/raw:v0'],
                measured: 50,
                limit: 35,
                unit: 'µg/m³',
              },
            ],
          },
        },
      })),
    ),
  )

async function arrived(target: BenchTarget, count: number): Promise<void> {
  while ((await target.count()) < count) await sleep(POLL_EVERY_MS)
}

/** Deliveries per second: each added, sent, answered and recorded. */
async function rate(bench: Bench, target: BenchTarget, ids: readonly string[]): Promise<number> {
  const before = await target.count()
  const total = ids.length * EVENTS
  const startedMs = performance.now()
  for (let added = 0; added < EVENTS; added += TOGETHER) await happen(bench, ids, TOGETHER)
  await arrived(target, before + total)
  for (;;) {
    const waiting = await bench.context.store.db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('webhook_id', 'in', ids)
      .limit(1)
      .execute()
    if (waiting.length === 0) break
    await sleep(POLL_EVERY_MS)
  }
  return (1000 * total) / (performance.now() - startedMs)
}

/** Time from an event until it arrives, ms: one after the other on an otherwise idle server. */
async function delay(bench: Bench, target: BenchTarget, id: string): Promise<number> {
  const delaysMs: number[] = []
  for (let at = 0; at < SINGLES; at += 1) {
    const before = await target.count()
    const startedMs = performance.now()
    await happen(bench, [id], 1)
    await arrived(target, before + 1)
    delaysMs.push(performance.now() - startedMs)
    await sleep(300)
  }
  return median(delaysMs)
}

/** Webhooks to a local target, alone and beside one that accepts requests and never responds. */
export async function webhookBench(): Promise<Figure[]> {
  const bench = await openBench()
  const [target, dead] = [await startTarget(), await startTarget(true)]
  const ids = await addWebhooks(bench, target.url, WEBHOOKS)
  const aloneRate = await rate(bench, target, ids)
  const aloneMs = await delay(bench, target, ids[0] ?? '')
  const deadIds = await addWebhooks(bench, dead.url, DEAD_WEBHOOKS)
  await happen(bench, deadIds, 1)
  await arrived(dead, DEAD_WEBHOOKS)
  const besideRate = await rate(bench, target, ids)
  const besideMs = await delay(bench, target, ids[0] ?? '')
  target.close()
  dead.close()
  await bench.close()
  const ratio = besideRate / PER_SECOND
  return [
    {
      name: `webhooks, deliveries added, sent, answered and noted beside a target that never answers`,
      measured: `${rounded(besideRate, 0)}/s, without it ${rounded(aloneRate, 0)}/s`,
      ratio,
      bound: `≥ ${PER_SECOND}/s`,
      isWithin: ratio >= 1,
    },
    boundedFigure(
      'an event, until its webhook arrives, beside a target that never answers',
      besideMs,
      aloneMs * DELAY_BOUND,
      {
        measured: `${rounded(besideMs, 1)} ms, without it ${rounded(aloneMs, 1)} ms`,
        bound: `≤ ${DELAY_BOUND} × without it`,
      },
    ),
  ]
}
