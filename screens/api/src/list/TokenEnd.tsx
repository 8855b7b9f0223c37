import type { ApiToken } from '@airshed/console-kit'
import { NamedIcon, RelativeTime, StatusTag, timeFormat, type PluginIntl } from '@airshed/kit'
import { tokenEndState } from './tokenEndState.ts'
import './list.css'

export interface TokenEndProps {
  token: ApiToken
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
}

/** When a token expires: highlighted if that is soon, and stated explicitly once it has. */
export function TokenEnd({ token, intl, nowMs }: TokenEndProps) {
  const { expires_at: at } = token
  const state = tokenEndState(token, nowMs)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  if (at === null) return <span className="air-muted">{text('state.lasting')}</span>
  const exact = timeFormat(intl.locale, intl.timeZone ?? 'UTC').dateTimeOfYear(at)
  if (state === 'expired') {
    return (
      <span title={exact}>
        <StatusTag status="failed" label={text('state.expired')} />
      </span>
    )
  }
  if (state === 'ending') {
    return (
      <span className="api-ending" title={text('state.ending')}>
        <NamedIcon name="warning-sign" size={14} />
        <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
      </span>
    )
  }
  const date = intl.formatDate(at, { dateStyle: 'medium' })
  return <span title={exact}>{text('state.valid', { date })}</span>
}
