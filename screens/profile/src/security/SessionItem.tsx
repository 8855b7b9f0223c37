import type { UserSession } from '@airshed/console-kit'
import { Button, NamedIcon, RelativeTime, type PluginIntl } from '@airshed/kit'
import { methodText, sessionName } from './sessionText.ts'

export interface SessionItemProps {
  session: UserSession
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  onEnd: () => void
}

/** One session: its browser, location, sign-in method, and last use. */
export function SessionItem({ session, nowMs, intl, onEnd }: SessionItemProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const name = sessionName(session, intl)
  const time = (at: number) => (
    <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
  )
  const facts = [session.address, methodText(session.methods, intl)].filter(Boolean)
  return (
    <li>
      <div>
        <p className="profile-session-name">
          <strong>{name}</strong>
          {session.is_current ? (
            <span className="profile-mark">
              <NamedIcon name="tick-circle" />
              {text('session.current')}
            </span>
          ) : null}
        </p>
        {facts.length === 0 ? null : <p className="air-muted">{facts.join(' · ')}</p>}
        <p className="air-muted">
          {text('session.seen')} {time(session.last_seen_at)} · {text('session.signedIn')}{' '}
          {time(session.signed_in_at)}
        </p>
      </div>
      {session.is_current ? null : (
        <Button
          text={text('session.end')}
          aria-label={intl.formatMessage({ id: 'session.end.of' }, { session: name })}
          onClick={onEnd}
        />
      )}
    </li>
  )
}
