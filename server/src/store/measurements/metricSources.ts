import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { RunSql } from './insert.ts'

/** Changes that another process made are noticed after this; ms. */
export const SOURCES_KNOWN_FOR_MS = 10_000

/** Key of the setting that counts the changes of `metric_sources`. */
const SOURCES_VERSION = 'metric-sources'

const VERSION_SQL = `select (value->>'version')::float8 as version from settings where key = '${SOURCES_VERSION}'`
const SOURCES_SQL = `select array_agg(distinct source) as sources from metric_sources`

/**
 * Lets all processes notice that `metric_sources` changes. Transactions that do so wait for each other, so
 * that no change hides behind the number of another.
 */
export async function countSourcesChange(tx: Transaction<Tables>): Promise<void> {
  await sql`
    insert into settings as old (key, value) values (${SOURCES_VERSION}, '{"version": 1}')
    on conflict (key) do update
    set value = jsonb_build_object('version', (old.value->>'version')::int8 + 1)`.execute(tx)
}

/**
 * The data points that metrics are computed from, kept in memory: readings of all others are stored as
 * if there were no metrics, for a small question every ten seconds.
 */
export class MetricSources {
  readonly #run: RunSql
  readonly #clock: () => number
  #known: ReadonlySet<number> = new Set()
  #version = -1
  #until = Number.NEGATIVE_INFINITY

  /** @param clock ms that pass; where they start does not matter */
  constructor(run: RunSql, clock: () => number) {
    this.#run = run
    this.#clock = clock
  }

  /** Looks again before the next answer: this process has changed them. */
  forget(): void {
    this.#until = Number.NEGATIVE_INFINITY
  }

  /** Those of these data points that metrics are computed from. */
  async among(keys: Iterable<number>): Promise<number[]> {
    const now = this.#clock()
    if (now >= this.#until) {
      this.#until = now + SOURCES_KNOWN_FOR_MS
      await this.#read()
    }
    return this.#known.size === 0 ? [] : [...keys].filter((key) => this.#known.has(key))
  }

  async #read(): Promise<void> {
    try {
      const [current] = await this.#run<{ version: number }>(VERSION_SQL, [])
      const version = current?.version ?? 0
      if (version === this.#version) return
      const [row] = await this.#run<{ sources: number[] | null }>(SOURCES_SQL, [])
      this.#known = new Set(row?.sources ?? [])
      this.#version = version
    } catch (error) {
      this.forget()
      throw error
    }
  }
}
