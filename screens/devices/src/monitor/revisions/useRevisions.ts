import {
  useAirshed,
  useListRows,
  type ListRows,
  type ListState,
  type ReadingRevision,
} from '@airshed/console-kit'
import { listRevisions } from '@airshed/console-kit/calls'
import type { TimeRange } from '@airshed/kit'

/** Revisions per request. */
const SIZE = 50

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
  const { api } = useAirshed()
  const from = Math.max(0, Math.floor(range.from))
  const to = Math.max(from, Math.ceil(range.to))
  return useListRows<ReadingRevision, object>({
    queryKey: ['measurements', 'revisions', nodeId, ids, from, to],
    query,
    load: ({ cursor, sort }, signal) =>
      api.call(
        listRevisions,
        {
          params: { id: nodeId },
          query: {
            data_point_id: [...ids],
            from,
            to,
            ...(cursor === null ? {} : { cursor }),
            sort: sort === 'time' ? 'time' : '-time',
            size: SIZE,
            total: 'bounded',
          },
        },
        { signal },
      ),
  })
}
