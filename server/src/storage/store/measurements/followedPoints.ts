import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { RunSql } from './runSql.ts'

/** Changes made by another process are noticed after this time; ms. */
export const FOLLOWED_KNOWN_FOR_MS = 10_000

/** The followers of readings: new readings are marked for them in the statement that stores them. */
export const FOLLOWERS = ['metrics', 'alerts', 'webhooks'] as const
export type Follower = (typeof FOLLOWERS)[number]

/** Keys of the settings that count changes of what is followed, and of which data points have quality flags. */
const VERSIONS: Readonly<Record<Follower | 'quality', string>> = {
  metrics: 'metric-sources',
  alerts: 'alert-sources',
  webhooks: 'webhook-sources',
  quality: 'quality-sources',
}

const VERSION_SQL = `select coalesce(sum((value->>'version')::float8), 0) as version
  from settings where key in (${Object.values(VERSIONS)
    .map((key) => `'${key}'`)
    .join(', ')})`
const FOLLOWED_SQL = `select
  (select array_agg(distinct source) from metric_sources) as metrics,
  (select array_agg(distinct source) from alert_sources) as alerts,
  (select array_agg(distinct data_point) from quality_flags where withdrawn_at is null) as quality,
  exists (select from webhooks where is_enabled and type = 'device') as webhooks`

/** What is followed in a batch. */
export interface FollowedKeys {
  /** Data points that computed parameters follow, and those that alerts follow. */
  readonly metrics: readonly number[]
  readonly alerts: readonly number[]
  /** Whether there are webhooks: which of them apply is determined on storing, since devices come and go. */
  readonly webhooks: boolean
  /** Whether quality flags in force cover some times of some of the data points. */
  readonly isCovered: boolean
}

export const NOT_FOLLOWED: FollowedKeys = {
  metrics: [],
  alerts: [],
  webhooks: false,
  isCovered: false,
}

/** Whether computed parameters or alerts follow some of the data points. */
export const isAnyFollowed = ({ metrics, alerts }: FollowedKeys): boolean =>
  metrics.length + alerts.length > 0

interface FollowedRow {
  metrics: number[] | null
  alerts: number[] | null
  quality: number[] | null
  webhooks: boolean
}

interface Known {
  readonly metrics: ReadonlySet<number>
  readonly alerts: ReadonlySet<number>
  readonly quality: ReadonlySet<number>
  readonly webhooks: boolean
}

const NOTHING_KNOWN: Known = {
  metrics: new Set(),
  alerts: new Set(),
  quality: new Set(),
  webhooks: false,
}

/**
 * Makes all processes notice that the followed readings have changed. Transactions that do so are serialized, so
 * that no change is masked by the number of another.
 */
export async function countFollowedChange(
  tx: Transaction<Tables>,
  follower: keyof typeof VERSIONS,
): Promise<void> {
  await sql`
    insert into settings as old (key, value) values (${VERSIONS[follower]}, '{"version": 1}')
    on conflict (key) do update
    set value = jsonb_build_object('version', (old.value->>'version')::int8 + 1)`.execute(tx)
}

/**
 * A cache of the followed data points: at the cost of a small query every ten seconds, readings of all others are
 * stored as if there were neither computed parameters nor alerts nor webhooks.
 */
export class FollowedPoints {
  readonly #run: RunSql
  readonly #clock: () => number
  #known: Known = NOTHING_KNOWN
  #version = -1
  #until = Number.NEGATIVE_INFINITY
  #reading: Promise<void> = Promise.resolve()

  /** @param clock monotonic ms, with any starting point */
  constructor(run: RunSql, clock: () => number) {
    this.#run = run
    this.#clock = clock
  }

  /** Invalidates the cache, as this process has changed what is followed. */
  forget(): void {
    this.#until = Number.NEGATIVE_INFINITY
  }

  /** The data points among these that are followed. */
  async among(keys: Iterable<number>): Promise<FollowedKeys> {
    const now = this.#clock()
    if (now >= this.#until) {
      this.#until = now + FOLLOWED_KNOWN_FOR_MS
      this.#reading = this.#read()
    }
    // Concurrent callers wait too: readings that are not marked would be missed.
    await this.#reading
    const { metrics, alerts, quality, webhooks } = this.#known
    if (metrics.size + alerts.size + quality.size === 0) return { ...NOT_FOLLOWED, webhooks }
    const all = [...keys]
    return {
      metrics: all.filter((key) => metrics.has(key)),
      alerts: all.filter((key) => alerts.has(key)),
      webhooks,
      isCovered: all.some((key) => quality.has(key)),
    }
  }

  async #read(): Promise<void> {
    try {
      const [current] = await this.#run<{ version: number }>(VERSION_SQL, [])
      const version = Number(current?.version ?? 0)
      if (version === this.#version) return
      const [row] = await this.#run<FollowedRow>(FOLLOWED_SQL, [])
      this.#known = {
        metrics: new Set(row?.metrics ?? []),
        alerts: new Set(row?.alerts ?? []),
        quality: new Set(row?.quality ?? []),
        webhooks: row?.webhooks ?? false,
      }
      this.#version = version
    } catch (error) {
      this.forget()
      throw error
    }
  }
}
