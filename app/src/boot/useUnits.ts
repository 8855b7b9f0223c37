import type { User } from '@airshed/schemas'
import { useEffect, useRef } from 'react'
import type { Services } from './services.ts'

/** Answers without readings: what the page rests on stays while readings are fetched anew. */
const WITHOUT_READINGS: ReadonlySet<unknown> = new Set([
  'users',
  'organizations',
  'config',
  'plugins',
])

/**
 * The services for a reader of these temperatures. Once the reader chooses others, whatever may have a
 * temperature in it is fetched again.
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
