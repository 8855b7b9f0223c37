import { ApiError, queryOf, type ApiClient } from '@airshed/data'
import type { PublicDevice } from '@airshed/schemas'
import { getPublicDevice } from '@airshed/schemas/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Retry interval of a page that was never loaded, in ms. */
const FIRST_AGAIN_MS = 30_000
/** How often ages are redrawn, in ms. */
const TICK_MS = 5_000

/** Whether an error means that there is no page at the address, so that a retry would not help. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

export interface PublicDeviceState {
  /** undefined: not loaded yet. The known device is kept when a later request fails. */
  device: PublicDevice | undefined
  /** Why the last request failed; null if it succeeded. */
  error: Error | null
  /** Current time by the clock of the server, ms UTC: that of a visitor may be wrong. */
  nowMs: number
  retry: () => void
}

/** The data of a public page, refetched at the interval set by the server while the page is visible. */
export function usePublicDevice(
  api: ApiClient,
  code: string,
  clock: () => number,
): PublicDeviceState {
  const query = useQuery({
    ...queryOf(api, getPublicDevice, { params: { code } }),
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (isGone(error)) return false
      return data === undefined ? FIRST_AGAIN_MS : data.refresh_s * 1000
    },
  })
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), TICK_MS)
    return () => clearInterval(timer)
  }, [clock])
  const { data: device, error, dataUpdatedAt: readAtMs } = query
  const nowMs = device === undefined ? now : device.made_at + Math.max(0, now - readAtMs)
  return { device, error, nowMs, retry: () => void query.refetch() }
}
