import { ApiError, isCancelled, NetworkError } from '@airshed/data'
import { useCallback } from 'react'
import { OverreachError } from '../isolated/guardedBroker.ts'
import { ToldError } from '../restricted/toldError.ts'
import { useTelemetry, useToaster } from './session.ts'
import { useHostText, type HostText } from '../messages/hostMessages.ts'

/** What a person reads of a failure: the server's words, and the general ones for its own faults. */
export function errorText(error: unknown, text: HostText): string {
  if (error instanceof ToldError) return error.message
  if (error instanceof OverreachError) {
    return text('host.overreach.text', { kinds: error.kinds.join(', ') })
  }
  if (error instanceof NetworkError) return text('host.network')
  if (error instanceof ApiError && error.status < 500) return error.detail
  return text('host.problem')
}

/**
 * Tells a failure: a toast for the person, a report for the operator. A request that was given up
 * is no failure, and the network's troubles are not reported.
 *
 * @returns the function to call with the error and the part that failed
 */
export function useTellError(): (error: unknown, where: string) => void {
  const toaster = useToaster()
  const telemetry = useTelemetry()
  const text = useHostText()
  return useCallback(
    (error, where) => {
      if (isCancelled(error)) return
      toaster.show({ message: errorText(error, text), intent: 'danger' })
      if (!(error instanceof NetworkError)) telemetry.error(error, where)
    },
    [toaster, telemetry, text],
  )
}
