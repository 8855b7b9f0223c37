import { seedDataPoint, seedNode, seedReadings } from '@airshed/server/testing/seed'
import { createWorld, type World } from '@airshed/server/testing/world'
import { randomSeries } from './evaluator/randomSeries.ts'
import {
  KINDS,
  type Interval,
  type Kind,
  type LimitRule,
  type Series,
} from './evaluator/readings.ts'

/** The data of one data point of the running server, from which both sides compute. */
export interface ReferencePoint {
  id: string
  /** Used in the message of a difference. */
  name: string
  seed: number
  zone: string
  series: Series
}

/** A data point whose values are random. */
export interface PointPlan {
  kind: Kind
  /** See `SeriesPlan`. */
  drawn?: (chance: number) => number
}

/** A device whose data points have random series. */
export interface DevicePlan {
  serial: string
  zone: string
  intervals: readonly Interval[]
  /** Default one of each kind. */
  points?: readonly PointPlan[]
  jitterMs?: number
  missing?: number
  /** See `SeriesPlan`: the rule of the city. */
  limitRule?: LimitRule
}

/** The running server with devices in a city, and what each of their data points sent. */
export interface ReferenceWorld {
  world: World
  points: ReferencePoint[]
  /** The response to a call by a user who may read everything; fails unless it is 200. */
  ask<Body>(path: string, body: object): Promise<Body>
  close(): Promise<void>
}

const ONE_OF_EACH: readonly PointPlan[] = KINDS.map((kind) => ({ kind }))
/** Number of readings that arrive together. */
const BATCH = 4_000

/**
 * @param seed the first data point has this one, each further one the next
 * @param nowMs the current time of the server, at which all series end
 */
export async function createReferenceWorld(
  plans: readonly DevicePlan[],
  { seed, nowMs }: { seed: number; nowMs: number },
): Promise<ReferenceWorld> {
  const world = await createWorld({ clock: () => nowMs, requestsPerMinute: 1_000_000 })
  const points: ReferencePoint[] = []
  for (const plan of plans) {
    const node = await seedDevice(world, plan)
    if (plan.limitRule !== undefined) await chooseRule(world, plan.limitRule)
    for (const [at, pointPlan] of (plan.points ?? ONE_OF_EACH).entries()) {
      const { kind } = pointPlan
      const own = seed + points.length
      const series = randomSeries({ seed: own, to: nowMs, ...plan, ...pointPlan })
      const point = await seedDataPoint(world.context, node, {
        path: `raw:${at}`,
        name: kind,
        kind,
      })
      for (let sent = 0; sent < series.sent.length; sent += BATCH) {
        const batch = series.sent.slice(sent, sent + BATCH)
        await seedReadings(
          world.context,
          point,
          batch.map(({ ts, value, flags }) => [ts, value, flags] as const),
        )
      }
      const name = `${plan.serial} ${kind}`
      points.push({ id: point.id, name, seed: own, zone: plan.zone, series })
    }
  }
  return {
    world,
    points,
    async ask<Body>(path: string, body: object) {
      const answer = await world.call<Body>('user', 'POST', path, body)
      if (answer.status === 200) return answer.body
      throw new Error(`${path}: expected 200, got ${answer.status} ${JSON.stringify(answer.body)}`)
    },
    close: () => world.close(),
  }
}

async function seedDevice({ context }: World, { serial, zone, intervals }: DevicePlan) {
  const intervalMs = intervals.at(-1)?.intervalMs ?? 60_000
  const node = await seedNode(context, { serial, organization: 'city', intervalMs })
  const { db } = context.store
  await db.updateTable('nodes').set({ timezone: zone }).where('id', '=', node.nodeId).execute()
  if (intervals.length > 1) {
    await db
      .insertInto('reporting_intervals')
      .values(
        intervals.map((one) => ({
          node_id: node.nodeId,
          from_ts: one.fromMs,
          interval_ms: one.intervalMs,
        })),
      )
      .execute()
  }
  return node
}

const chooseRule = ({ context }: World, rule: LimitRule) =>
  context.store.db
    .updateTable('organizations')
    .set({ below_limit: rule })
    .where('id', '=', 'city')
    .execute()
