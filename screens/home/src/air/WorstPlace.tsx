import {
  averagingWord,
  BandMark,
  NewestReading,
  isWholePageSimulated,
  NumberWithUnit,
  PlaceLink,
  ReadingTime,
  useSession,
  type PluginIntl,
} from '@airshed/kit'
import { gradeInSpanish, profileNameInSpanish, type AirNowPlace } from '@airshed/console-kit'

export interface WorstPlaceProps {
  place: AirNowPlace
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The worst place: its grade, the pollutant that decides with the mean that was graded, up to when, and the newest reading. */
export function WorstPlace({ place, nowMs, intl }: WorstPlaceProps) {
  const session = useSession()
  const { node_id: nodeId, name, pollutant, parameter_name: parameter, shown, newest } = place
  const { grade, profileName } = standardOf(place, session.locale)
  const timezone = intl.timeZone ?? 'UTC'
  const isReading = pollutant.averaging === 'reading'
  return (
    <div className="home-air-place">
      <p className="home-air-label">{intl.formatMessage({ id: 'air.worst' })}</p>
      <p className="home-air-head">
        <PlaceLink
          to={{ to: 'device-monitor', nodeId }}
          title={intl.formatMessage({ id: 'air.monitor' }, { name })}
          className="home-air-name"
        >
          {name}
        </PlaceLink>
        <BandMark color={grade.color} letter={grade.letter} name={grade.name} />
      </p>
      <p className="home-air-value">
        <span>{parameter}</span>
        <NumberWithUnit {...shown} size="large" />
        <span className="air-muted">
          {averagingWord(pollutant.averaging, intl)}
          {' · '}
          {intl.formatMessage({ id: isReading ? 'air.at' : 'air.upTo' })}{' '}
          <ReadingTime at={place.at} now={nowMs} timezone={timezone} />
          {' · '}
          {profileName}
          {place.is_simulated && !isWholePageSimulated(session)
            ? ` · ${intl.formatMessage({ id: 'air.simulated' })}`
            : null}
        </span>
      </p>
      {newest === null ? null : (
        <NewestReading reading={newestReading(newest)} {...{ ...shown, nowMs, timezone }} />
      )}
    </div>
  )
}

const newestReading = ({ value, limit, decimals, at }: NonNullable<AirNowPlace['newest']>) => ({
  value,
  ...(limit === undefined ? {} : { belowLimit: { limit, counted: value } }),
  ...(decimals === undefined ? {} : { decimals }),
  atMs: at,
  isFaulty: false,
  isOld: false,
})

/** The grade and its standard in the language of the reader. */
const standardOf = (
  { grade, profile_id: id, profile_name: profileName }: AirNowPlace,
  locale: ReturnType<typeof useSession>['locale'],
) =>
  locale === 'es_ES'
    ? { grade: gradeInSpanish(id, grade), profileName: profileNameInSpanish(id, profileName) }
    : { grade, profileName }
