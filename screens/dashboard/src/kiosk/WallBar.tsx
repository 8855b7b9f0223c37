import { timeFormat, useNow, useSession, useWidgetPage, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { wallPulse, type WallPulse } from './wallPulse.ts'
import type { Rotation } from './wallSettings.ts'

/** How often a wall looks whether its data still come: its time is seen to go on. */
const PULSE_MS = 1_000

/**
 * Whether what the page shows is still true, looked at every second.
 *
 * @param isLive false: the range stands still on purpose
 */
export function useWallPulse(isLive: boolean): WallPulse {
  const page = useWidgetPage()
  const now = useNow(PULSE_MS)
  const [openedAt] = useState(now)
  const pulse = wallPulse(page?.entries().map(({ asOfMs }) => asOfMs) ?? [], openedAt, now)
  return isLive ? pulse : { ...pulse, standsStill: false }
}

export interface WallBarProps {
  title: string
  isLive: boolean
  pulse: WallPulse
  rotation: Rotation | null
  intl: PluginIntl
}

/** The one line of a wall: which dashboard it is, and as of when it is true. */
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
