import type { ApiToken } from '@airshed/console-kit'
import { NamedIcon, RelativeTime, StatusTag, type PluginIntl } from '@airshed/kit'
import { tokenEndState } from './tokenEndState.ts'
import './list.css'

export interface TokenEndProps {
  token: ApiToken
  intl: PluginIntl
  /** The present, ms UTC. */
  nowMs: number
}

/** When a token ends: marked if that is soon, and said in so many words once it is over. */
export function TokenEnd({ token, intl, nowMs }: TokenEndProps) {
  const state = tokenEndState(token, nowMs)
  const time = <RelativeTime at={token.expires_at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
  if (state === 'expired') {
    const at = intl.formatDate(token.expires_at as number, DAY)
    return (
      <span title={at}>
        <StatusTag status="failed" label={intl.formatMessage({ id: 'state.expired' })} />
      </span>
    )
  }
  if (state !== 'ending') return time
  return (
    <span className="api-ending" title={intl.formatMessage({ id: 'state.ending' })}>
      <NamedIcon name="warning-sign" size={14} />
      {time}
    </span>
  )
}

const DAY = { dateStyle: 'medium', timeStyle: 'short' } as const
