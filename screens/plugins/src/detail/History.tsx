import { usePluginEvents, type PluginSummary, titledError } from '@airshed/console-kit'
import {
  ErrorState,
  RelativeTime,
  Skeleton,
  useNow,
  useSession,
  type PluginIntl,
} from '@airshed/kit'
import { useState } from 'react'

/** Number of entries shown at first. */
const SHOWN_FIRST = 8
const TROUBLES: readonly string[] = ['failed', 'stopped', 'overreached', 'blocked']

/** What happened to a plugin, newest first. */
export function History({ plugin, intl }: { plugin: PluginSummary; intl: PluginIntl }) {
  const { id, organization_id: organizationId } = plugin
  const { data, error, refetch } = usePluginEvents({ id, organizationId })
  const { user } = useSession()
  const now = useNow(30_000)
  const [isWhole, setWhole] = useState(false)
  const text = (key: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: key }, values)
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        {...titledError(error, intl, text('history.error'))}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <Skeleton height={96} />
  const events = data.data
  if (events.length === 0) return <p className="plugins-muted">{text('history.none')}</p>
  return (
    <>
      <ol className="plugins-events">
        {events.slice(0, isWhole ? undefined : SHOWN_FIRST).map((event) => (
          <li key={event.id} data-trouble={TROUBLES.includes(event.kind)}>
            <RelativeTime at={event.time} now={now} timezone={user.timezone} />
            <span>
              {text(`event.${event.kind}`, {
                author: event.author || text('event.somebody'),
                version: event.version ?? text('event.plugin'),
                count: event.count ?? 1,
                attempt: event.kind === 'blocked' ? text(`blocked.${event.detail}`) : '',
              })}
              {event.detail === '' || event.kind === 'blocked' ? null : (
                <span className="plugins-muted"> — {event.detail}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {!isWhole && events.length > SHOWN_FIRST ? (
        <button type="button" className="plugins-link" onClick={() => setWhole(true)}>
          {text('history.more', { count: events.length - SHOWN_FIRST })}
        </button>
      ) : null}
    </>
  )
}
