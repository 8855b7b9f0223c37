import { timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import type { WallPulse } from './wallPulse.ts'
import type { Rotation } from './wallSettings.ts'

/** The screens of a dashboard. */
export interface WallTurns {
  /** Index of the current screen, from 0. */
  page: number
  count: number
  show: (page: number) => void
}

export interface WallBarProps {
  title: string
  /** false: the range is fixed on purpose, and so are its data. */
  isLive: boolean
  pulse: WallPulse
  rotation: Rotation | null
  turns: WallTurns
  /** Devices of the organization are simulated. */
  isSimulated: boolean
  intl: PluginIntl
}

/** The single line of text on a wall: the dashboard, the current screen of it, and the time of its data. */
export function WallBar(props: WallBarProps) {
  const { title, isLive, pulse, rotation, turns, isSimulated, intl } = props
  const { user } = useSession()
  const { asOfMs, standsStill } = pulse
  const time =
    asOfMs === null ? null : timeFormat(intl.locale, user.timezone).timeWithSeconds(asOfMs)
  return (
    <header className="dashboard-wall-bar">
      <h1>{title}</h1>
      {turns.count > 1 ? <TurnMarks {...turns} intl={intl} /> : null}
      {rotation === null ? null : <span>{`${rotation.place} / ${rotation.count}`}</span>}
      {isSimulated ? (
        <span className="dashboard-wall-simulated">
          {intl.formatMessage({ id: 'wall.simulated' })}
        </span>
      ) : null}
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

/** A mark for each screen, the current one filled; pressing one shows that screen. */
function TurnMarks({ page, count, show, intl }: WallTurns & { intl: PluginIntl }) {
  return (
    <span
      className="dashboard-wall-turns"
      role="group"
      aria-label={intl.formatMessage({ id: 'wall.turns' })}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-current={index === page}
          aria-label={intl.formatMessage({ id: 'wall.turn' }, { place: index + 1, count })}
          onClick={() => show(index)}
        />
      ))}
    </span>
  )
}
