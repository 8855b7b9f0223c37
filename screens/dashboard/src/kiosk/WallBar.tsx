import { timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import type { WallPulse } from './wallPulse.ts'
import type { Rotation } from './wallSettings.ts'

export interface WallBarProps {
  title: string
  /** false: the range is fixed on purpose, and so are its data. */
  isLive: boolean
  pulse: WallPulse
  rotation: Rotation | null
  intl: PluginIntl
}

/** The one line of a wall: the dashboard, and the time of its data. */
export function WallBar({ title, isLive, pulse, rotation, intl }: WallBarProps) {
  const { user } = useSession()
  const { asOfMs, standsStill } = pulse
  const time =
    asOfMs === null ? null : timeFormat(intl.locale, user.timezone).timeWithSeconds(asOfMs)
  return (
    <header className="dashboard-wall-bar">
      <h1>{title}</h1>
      {rotation === null ? null : <span>{`${rotation.place} / ${rotation.count}`}</span>}
      {standsStill ? (
        <span className="dashboard-wall-still" role="alert">
          {intl.formatMessage({ id: time === null ? 'wall.noData' : 'wall.still' }, { time })}
        </span>
      ) : null}
      <span className="dashboard-wall-pulse">
        {!isLive ? intl.formatMessage({ id: 'wall.paused' }) : null}
        {!isLive || time === null
          ? null
          : intl.formatMessage({ id: 'wall.asOf' }, { time, timezone: user.timezone })}
      </span>
    </header>
  )
}
