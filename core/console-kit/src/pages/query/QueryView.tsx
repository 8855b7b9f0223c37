import { ApiError, NetworkError } from '@airshed/data'
import { errorText, titledError } from '@airshed/kit/provider'
import { EmptyState, ErrorState, Skeleton } from '@airshed/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePagesText } from '../messages/pagesText.ts'
import { useRepeat } from '../../hooks/useRepeat.ts'
import { NoRights } from './NoRights.tsx'
import { StaleNotice } from './StaleNotice.tsx'

/** The part of a TanStack Query result that `QueryView` uses. */
export interface QueryResult<Data> {
  data: Data | undefined
  error: unknown
  /** `paused` while the browser knows that it is offline. */
  fetchStatus?: 'fetching' | 'paused' | 'idle'
  /** Why the last attempt failed, while retries follow. */
  failureReason?: unknown
  refetch: () => unknown
}

export interface QueryViewProps<Data> {
  query: QueryResult<Data>
  /**
   * The title of an error that has none of its own, for example "The alerts could not be loaded"; default "This
   * could not be loaded".
   */
  errorTitle?: string
  /** Shown while the first response is loading; give it the final size of the content. */
  skeleton?: ReactNode
  /** Height of the default skeleton in CSS pixels, default 240. */
  skeletonHeightPx?: number
  /** Whether a response counts as empty; default never. */
  isEmpty?: (data: Data) => boolean
  /** Shown for an empty result with one action, usually an `EmptyState`. */
  empty?: ReactNode
  /** Replaces the standard text for a refused permission. */
  noRights?: ReactNode
  /** Replaces the standard text for what does not exist. */
  gone?: ReactNode
  /** Retry interval while the server does not respond, default {@link RETRY_EVERY_MS}. */
  retryEveryMs?: number
  children: (data: Data) => ReactNode
}

/**
 * The states of loaded content: skeleton, empty, no permission, an error with a retry, and the
 * data. Data remain visible when a later request fails; a notice above reports it. While the server
 * does not respond, the request is retried automatically.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, errorTitle, skeletonHeightPx = 240, isEmpty, empty, children } = props
  const { data, error, fetchStatus, refetch } = query
  const intl = useIntl()
  const text = usePagesText()
  // Without data, the failure is shown at once, not after the last retry.
  const reason = data === undefined ? (error ?? query.failureReason) : error
  const isOffline = reason instanceof NetworkError || (error == null && fetchStatus === 'paused')
  useRepeat(isOffline, refetch, props.retryEveryMs)
  const retry = (): void => void refetch()

  if (data !== undefined) {
    const content = empty !== undefined && isEmpty?.(data) === true ? empty : children(data)
    if (error == null) return content
    // It was there, so it is known what happened to it.
    const isGone = error instanceof ApiError && error.status === 404
    const why = isOffline ? text('query.offline.stale') : errorText(error, intl)
    return (
      <>
        {isGone ? (
          <StaleNotice text={text('query.deleted')} />
        ) : (
          <StaleNotice text={text('query.stale', { reason: why })} onRetry={retry} />
        )}
        {content}
      </>
    )
  }
  if (error instanceof ApiError && error.status === 403) {
    return props.noRights ?? <NoRights error={error} />
  }
  if (isOffline) {
    return (
      <ErrorState
        title={text('query.offline.title')}
        text={text('query.offline.text')}
        onRetry={retry}
      />
    )
  }
  if (error instanceof ApiError && error.status === 404) {
    return props.gone ?? <EmptyState {...titledError(error, intl, text('query.gone'))} />
  }
  if (error != null) {
    return (
      <ErrorState
        {...titledError(error, intl, errorTitle ?? text('query.error'))}
        onRetry={retry}
      />
    )
  }
  return props.skeleton ?? <Skeleton height={skeletonHeightPx} />
}
