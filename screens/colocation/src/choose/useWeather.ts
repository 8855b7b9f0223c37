import { useCall } from '@airshed/console-kit'
import { searchDataPoints } from '@airshed/console-kit/calls'

const TEMPERATURE = '128:1'
const HUMIDITY = '128:2'

/** Temperature and humidity beside a reference, as far as a device measures them. */
export interface Weather {
  readonly temperatureId: string | null
  readonly humidityId: string | null
  readonly isLoading: boolean
}

/**
 * The first temperature and humidity that the devices of a study have.
 *
 * @param nodeIds the device of the reference, then those of the sensors; the first that has one is taken
 */
export function useWeather(nodeIds: readonly string[]): Weather {
  const ids = [...new Set(nodeIds)]
  const { data, isLoading } = useCall(
    searchDataPoints,
    { body: { node_id: ids, path: [TEMPERATURE, HUMIDITY] } },
    { enabled: ids.length > 0, keepsPrevious: true },
  )
  const firstOf = (path: string): string | null => {
    const ofPath = (data?.data ?? []).filter((point) => point.path === path)
    const found = ids.flatMap((id) => ofPath.filter((point) => point.node_id === id))
    return found.map(({ _id: id }) => id)[0] ?? null
  }
  return { temperatureId: firstOf(TEMPERATURE), humidityId: firstOf(HUMIDITY), isLoading }
}
