import {
  useCallRows,
  type DeviceEvent,
  type DeviceEventKind,
  type ListRows,
  type ListState,
} from '@airshed/console-kit'
import { listNodeEvents } from '@airshed/console-kit/calls'

/** Refetch interval of the loaded events, as devices report on their own. */
const ASK_AGAIN_MS = 30_000

export interface EventFilters {
  kind?: DeviceEventKind[]
}

/** The events of a device that match the search and filters. */
export const useDeviceEvents = (
  nodeId: string,
  { query }: Pick<ListState<EventFilters>, 'query'>,
): ListRows<DeviceEvent> =>
  useCallRows(listNodeEvents, query, {
    params: { id: nodeId },
    askAgainMs: () => ASK_AGAIN_MS,
  })
