import type { ReadingBasis } from '@airshed/schemas'
import type { RunSlice } from './sliceSize.ts'

/** Data points of a search that are answered from another series, by their ids: the id of that series. */
type OtherSeries = ReadonlyMap<string, string>

/** `$1` ids: those for which the organization of the device chose corrected values. */
const CHOSEN_SQL = `select id, series_id from chosen_series where id = any($1::text[])`

/** `$1` ids: those that have corrected values. */
const CORRECTED_SQL = `
select raw.id, series.id as series_id
from data_points raw join data_points series on series.corrects = raw.key and series.is_in_force
where raw.id = any($1::text[])`

/**
 * Which of these data points are answered from their corrected series.
 *
 * @param basis default: as the organization of each device chose
 */
export async function seriesOnBasis(
  run: RunSlice,
  ids: readonly string[],
  basis: ReadingBasis | undefined,
): Promise<OtherSeries> {
  if (basis === 'reported' || ids.length === 0) return new Map()
  const { rows } = await run<{ id: string; series_id: string }>(
    basis === undefined ? CHOSEN_SQL : CORRECTED_SQL,
    [[...ids]],
  )
  return new Map(rows.map(({ id, series_id: series }) => [id, series]))
}

/**
 * Answers a search by data point from the series of a basis.
 *
 * @param ask asks for series by their ids
 * @returns the answers by the ids that were asked for
 */
export async function onBasis<Answer>(
  run: RunSlice,
  ids: readonly string[],
  basis: ReadingBasis | undefined,
  ask: (seriesIds: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): Promise<Map<string, Answer>> {
  const others = await seriesOnBasis(run, ids, basis)
  const answers = await ask(others.size === 0 ? ids : ids.map((id) => others.get(id) ?? id))
  if (others.size === 0) return new Map(answers)
  return new Map(
    [...new Set(ids)].flatMap((id) => {
      const answer = answers.get(others.get(id) ?? id)
      return answer === undefined ? [] : [[id, answer]]
    }),
  )
}
