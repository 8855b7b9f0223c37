import {
  useAirshed,
  useListRows,
  type DeviceEvent,
  type DeviceEventKind,
  type ListRows,
  type ListState,
} from '@airshed/console-kit'
import { listNodeEvents } from '@airshed/console-kit/calls'

/** Events per request. */
const SIZE = 50
/** Refetch interval of the loaded events, as devices report on their own. */
const ASK_AGAIN_MS = 30_000

export interface EventFilters {
  kind?: DeviceEventKind[]
}

/** The events of a device that match the search and filters. */
export function useDeviceEvents(
  nodeId: string,
  { query }: Pick<ListState<EventFilters>, 'query'>,
): ListRows<DeviceEvent> {
  const { api } = useAirshed()
  return useListRows<DeviceEvent, EventFilters>({
    queryKey: ['nodes', 'events', nodeId],
    query,
    askAgainMs: () => ASK_AGAIN_MS,
    load: ({ search, filters, cursor, sort }, signal) =>
      api.call(
        listNodeEvents,
        {
          params: { id: nodeId },
          query: {
            ...filters,
            ...(search === '' ? {} : { search }),
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
