import { createQueries } from '@airshed/data'
import { useAirshed } from '@airshed/kit/provider'
import { useQuery } from '@tanstack/react-query'

/** The first page of devices, requested as by a screen of the console. */
export function useNodes() {
  const { api } = useAirshed()
  return useQuery(createQueries(api).nodes({}))
}
