import {
  useCallRows,
  useListState,
  type DebugLine,
  type ListRows,
  type ListState,
} from '@airshed/console-kit'
import { listNodeDebug } from '@airshed/console-kit/calls'
import { useTabParams } from '../tabs/useTabParams.ts'
import { DEBUG_LIST } from './debugList.ts'

/** Lines per request. */
const SIZE = 200
/** Polling interval for new lines; each poll is one request. */
export const FOLLOW_MS = 3_000

/** The state of the list, kept as long as the tab is open. */
export function useDebugListState(): ListState<{ tag?: string[] }> {
  return useListState(DEBUG_LIST, useTabParams())
}

/**
 * The debug lines of a device. While they are followed, the loaded ones are refetched as long as the page
 * is visible; with many parts loaded the interval is longer, as each part is a request.
 */
export function useDebugLines(
  nodeId: string,
  { query }: Pick<ListState<{ tag?: string[] }>, 'query'>,
  isFollowed: boolean,
): ListRows<DebugLine> {
  return useCallRows(listNodeDebug, query, {
    params: { id: nodeId },
    ask: { total: 'none' },
    size: SIZE,
    askAgainMs: (rows) => isFollowed && FOLLOW_MS * Math.max(1, Math.ceil(rows.length / SIZE)),
  })
}
