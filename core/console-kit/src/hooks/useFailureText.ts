import { ApiError } from '@airshed/data'
import { errorText, loadErrorSentences } from '@airshed/kit/provider'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

/** A failure that an answer reports, such as that of a job: an error of the table. */
export interface ReportedFailure {
  code: string
  parts: Readonly<Record<string, string>>
}

/**
 * A failure that an answer reports, in the user's language. Its sentence may have to be loaded first, as the answer
 * itself is no refusal.
 *
 * @returns null: there is none, or its sentence is being loaded
 */
export function useFailureText(failure: ReportedFailure | null): string | null {
  const intl = useIntl()
  const [isLoaded, setLoaded] = useState(false)
  const isNeeded = failure !== null
  useEffect(() => {
    if (isNeeded) void loadErrorSentences().then(() => setLoaded(true))
  }, [isNeeded])
  if (failure === null || !isLoaded) return null
  const { code, parts } = failure
  return errorText(new ApiError({ status: 422, code, detail: '', parts }), intl)
}
