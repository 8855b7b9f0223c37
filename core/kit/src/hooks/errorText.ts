import { ApiError, isCancelled, NetworkError } from '@airshed/data'
import { useCallback } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { OverreachError } from '../errors/overreachError.ts'
import { ToldError } from '../errors/toldError.ts'
import { useTelemetry, useToaster } from './session.ts'
import { codeText } from '../errors/codeText.ts'
import { hostMessages } from '../messages/hostMessages.ts'

/** The part of an `intl` object that error texts need. */
export type ErrorReader = Pick<IntlShape, 'locale' | 'formatMessage'>

/**
 * The message for a failure in the user's language: by the code of the server's error table, never
 * the message of an error object. A fault of the page itself gets the general sentence.
 *
 * @param error anything that was thrown or rejected
 * @param intl determines the language
 */
export function errorText(error: unknown, intl: ErrorReader): string {
  if (error instanceof ToldError) return error.message
  if (error instanceof OverreachError) {
    const kinds = error.kinds.join(', ')
    const id = 'host.overreach.text'
    return intl.formatMessage({ id, defaultMessage: hostMessages.en[id] }, { kinds })
  }
  if (error instanceof NetworkError) return codeText('NETWORK', intl.locale)
  if (error instanceof ApiError && error.status < 500) {
    return codeText(error.code, intl.locale, error.parts)
  }
  if (error instanceof ApiError && error.code === 'UNAVAILABLE') {
    return codeText('UNAVAILABLE', intl.locale)
  }
  return codeText('INTERNAL', intl.locale)
}

/**
 * Reports a failure: a toast for the user, telemetry for the operator. A cancelled request is not a
 * failure, and network errors are not sent to telemetry.
 *
 * @returns the function to call with the error and the part that failed
 */
export function useTellError(): (error: unknown, where: string) => void {
  const toaster = useToaster()
  const telemetry = useTelemetry()
  const intl = useIntl()
  return useCallback(
    (error, where) => {
      if (isCancelled(error)) return
      toaster.show({ message: errorText(error, intl), intent: 'danger' })
      if (!(error instanceof NetworkError)) telemetry.error(error, where)
    },
    [toaster, telemetry, intl],
  )
}
