import type { User } from '@airshed/schemas'
import { useEffect, useRef } from 'react'
import type { Services } from './services.ts'

/** Responses without readings: the page depends on them, so they are kept while readings are refetched. */
const WITHOUT_READINGS: ReadonlySet<unknown> = new Set([
  'users',
  'organizations',
  'config',
  'plugins',
])

/**
 * The services for a reader with this temperature unit. When the reader chooses another one, everything
 * that may contain a temperature is refetched.
 */
export function useUnits(services: Services, temperatures: User['temp_units']): Services {
  const shown = useRef(temperatures)
  useEffect(() => {
    if (shown.current === temperatures) return
    shown.current = temperatures
    void services.queryClient.resetQueries({
      predicate: ({ queryKey }) => !WITHOUT_READINGS.has(queryKey[0]),
    })
  }, [services, temperatures])
  return services.inUnits(temperatures)
}
