import { ApiError, isCancelled, NetworkError, RangeBeyondReachError } from '@airshed/data'
import { useCallback } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { OverreachError } from '../errors/overreachError.ts'
import { TranslatedError } from '../errors/translatedError.ts'
import { useTelemetry, useToaster } from './session.ts'
import { codeText, codeTitle } from '../errors/codeText.ts'
import { hostMessages } from '../messages/hostMessages.ts'

/** The part of an `intl` object that error texts need. */
export type ErrorReader = Pick<IntlShape, 'locale' | 'formatMessage'>

/** A failure in the user's language. */
export interface ErrorTexts {
  /** The short message above the explanation; null: the explanation stands alone. */
  title: string | null
  /** What happened and what to do. */
  text: string
}

function textsOfCode(code: string, { locale }: ErrorReader, parts?: ApiError['parts']): ErrorTexts {
  return { title: codeTitle(code, locale, parts), text: codeText(code, locale, parts) }
}

/**
 * The title and explanation of a failure in the user's language: by the code of the server's error table, never
 * the message of an error object. Only a fault of the page itself, and a refusal
 * without a code, is an unknown error.
 *
 * @param error anything that was thrown or rejected
 * @param intl determines the language
 */
export function errorTexts(error: unknown, intl: ErrorReader): ErrorTexts {
  if (error instanceof TranslatedError) return { title: null, text: error.message }
  if (error instanceof OverreachError) {
    const kinds = error.kinds.join(', ')
    const id = 'host.overreach.text'
    const text = intl.formatMessage({ id, defaultMessage: hostMessages.en[id] }, { kinds })
    return { title: null, text }
  }
  if (error instanceof NetworkError) return textsOfCode('NETWORK', intl)
  if (error instanceof RangeBeyondReachError) return textsOfCode('RANGE_BEYOND_REACH', intl)
  if (error instanceof ApiError && error.status < 500) {
    return textsOfCode(error.code, intl, error.parts)
  }
  if (error instanceof ApiError && error.code === 'UNAVAILABLE') {
    return textsOfCode('UNAVAILABLE', intl)
  }
  if (error instanceof ApiError) return textsOfCode('INTERNAL', intl)
  return { title: codeTitle('OTHER', intl.locale), text: codeText('INTERNAL', intl.locale) }
}

/**
 * {@link errorTexts} for a place that has a title of its own, such as "The alerts could not be loaded": it is shown
 * unless the failure has one.
 */
export function titledError(
  error: unknown,
  intl: ErrorReader,
  ownTitle: string,
): { title: string; text: string } {
  const { title, text } = errorTexts(error, intl)
  return { title: title ?? ownTitle, text }
}

/** {@link errorTexts} in one line, for places without room for a title. */
export function errorText(error: unknown, intl: ErrorReader): string {
  const { title, text } = errorTexts(error, intl)
  return title === null ? text : `${title} ${text}`
}

/**
 * Reports a failure: a toast for the user, telemetry for the operator. A cancelled request is not a
 * failure, and network errors are not sent to telemetry.
 *
 * @returns the function to call with the error and the part that failed
 */
export function useShowError(): (error: unknown, where: string) => void {
  const toaster = useToaster()
  const telemetry = useTelemetry()
  const intl = useIntl()
  return useCallback(
    (error, where) => {
      if (isCancelled(error)) return
      const { title, text } = errorTexts(error, intl)
      toaster.show({ message: text, intent: 'danger', ...(title === null ? {} : { title }) })
      if (!(error instanceof NetworkError)) telemetry.error(error, where)
    },
    [toaster, telemetry, intl],
  )
}
