import {
  correctedSeries,
  differenceGapMs,
  expectedIntervals,
  type HumiditySeries,
  type StoredSeries,
  type TimeSpan,
} from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type {
  CorrectionDefinition,
  NodeComputedParameters,
  SourcePoint,
} from './nodeComputedParameters.ts'
import { readSeries } from './readSeries.ts'

/** The corrected values of a data point in a span, hidden readings included. */
export async function correctedValues(
  tx: Transaction<Tables>,
  node: Pick<NodeComputedParameters, 'device'>,
  { corrections }: CorrectionDefinition,
  [raw, air]: readonly SourcePoint[],
  span: TimeSpan,
): Promise<StoredSeries> {
  if (raw === undefined) return { times: [], values: [], flags: [] }
  const humidity = air === undefined ? null : await humidityOf(tx, node, air, span)
  return correctedSeries(corrections, await readStored(tx, raw.key, span), humidity)
}

/** How old a reading of the humidity may be to be used with another, ms. */
export const humidityGapMs = (
  { device }: Pick<NodeComputedParameters, 'device'>,
  air: SourcePoint,
  ts: number,
): number => differenceGapMs({ source: air, ...expectedIntervals(air, device) }, ts)

async function humidityOf(
  tx: Transaction<Tables>,
  node: Pick<NodeComputedParameters, 'device'>,
  air: SourcePoint,
  { from, to }: TimeSpan,
): Promise<HumiditySeries> {
  const gapMs = humidityGapMs(node, air, to)
  const { times, values } = await readSeries(tx, node, air, { from: from - gapMs, to })
  return { times, values, gapMs }
}

/** Every reading of a series as it is stored. */
async function readStored(
  tx: Transaction<Tables>,
  key: number,
  { from, to }: TimeSpan,
): Promise<StoredSeries> {
  // One string is far cheaper to transfer than rows.
  const { rows } = await sql<{ readings: string | null }>`
    select string_agg(ts || ',' || coalesce(value::text, 'null') || ',' || flags, ',' order by ts) as readings
    from measurements where data_point = ${key} and ts >= ${from} and ts <= ${to}`.execute(tx)
  const numbers = JSON.parse(`[${rows[0]?.readings ?? ''}]`) as (number | null)[]
  const times: number[] = []
  const values: (number | null)[] = []
  const flags: number[] = []
  for (let at = 0; at < numbers.length; at += 3) {
    times.push(numbers[at] ?? 0)
    values.push(numbers[at + 1] ?? null)
    flags.push(numbers[at + 2] ?? 0)
  }
  return { times, values, flags }
}
