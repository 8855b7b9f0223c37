import { createQueries } from '@airshed/data'
import { useAirshed } from '@airshed/kit/provider'
import { useQuery } from '@tanstack/react-query'

/** The first page of devices, as a screen of the console asks for it. */
export function useNodes() {
  const { api } = useAirshed()
  return useQuery(createQueries(api).nodes({}))
}
