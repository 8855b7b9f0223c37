import {
  useAirshed,
  useListRows,
  useListState,
  type DebugLine,
  type ListRows,
  type ListState,
} from '@airshed/console-kit'
import { listNodeDebug } from '@airshed/console-kit/calls'
import { useTabParams } from '../tabs/useTabParams.ts'
import { DEBUG_LIST } from './debugList.ts'

/** Lines of one request. */
const SIZE = 200
/** How often the server is asked for new lines, a request each time. */
export const FOLLOW_MS = 3_000

/** The state of the list, which is kept as long as the tab is open. */
export function useDebugListState(): ListState<{ tag?: string[] }> {
  return useListState(DEBUG_LIST, useTabParams())
}

/**
 * The debug lines of a device. While they are followed, those that are loaded are asked for again
 * as long as the page is visible; who has loaded many parts waits longer, as each is a request.
 */
export function useDebugLines(
  nodeId: string,
  { query }: Pick<ListState<{ tag?: string[] }>, 'query'>,
  isFollowed: boolean,
): ListRows<DebugLine> {
  const { api } = useAirshed()
  return useListRows<DebugLine, { tag?: string[] }>({
    queryKey: ['nodes', 'debug', nodeId],
    query,
    askAgainMs: (rows) => isFollowed && FOLLOW_MS * Math.max(1, Math.ceil(rows.length / SIZE)),
    load: ({ search, filters, cursor, sort }, signal) =>
      api.call(
        listNodeDebug,
        {
          params: { id: nodeId },
          query: {
            ...filters,
            ...(search === '' ? {} : { search }),
            ...(cursor === null ? {} : { cursor }),
            sort: sort === 'time' ? 'time' : '-time',
            size: SIZE,
            total: 'none',
          },
        },
        { signal },
      ),
  })
}
