import {
  useCallRows,
  type ListRows,
  type ListState,
  type ReadingRevision,
} from '@airshed/console-kit'
import { listRevisions } from '@airshed/console-kit/calls'
import type { TimeRange } from '@airshed/kit'

export interface RevisionsQuestion {
  nodeId: string
  /** Ids of data points, at least one. */
  ids: readonly string[]
  /** Times of the readings. */
  range: TimeRange
}

/** Readings of a range that were revised. */
export function useRevisions(
  { nodeId, ids, range }: RevisionsQuestion,
  { query }: Pick<ListState, 'query'>,
): ListRows<ReadingRevision> {
  const from = Math.max(0, Math.floor(range.from))
  const to = Math.max(from, Math.ceil(range.to))
  return useCallRows(listRevisions, query, {
    params: { id: nodeId },
    ask: { data_point_id: [...ids], from, to },
  })
}
