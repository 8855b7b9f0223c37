import {
  AirGradeLine,
  airGrades,
  AsOf,
  AverageGrade,
  BandMark,
  FaultSince,
  HiddenMark,
  NewestReading,
  NumberWithUnit,
  PlaceLink,
  worstAirGrade,
  type AirQuality,
  type Frame,
  type Node,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import { useMemo } from 'react'
import { deviceReadings, type DeviceReading } from '../devices/deviceReadings.ts'

export interface DeviceReadingsProps {
  node: Node
  /** Its air over hours; undefined if unknown. */
  air: AirQuality | undefined
  /** Newest readings of its data points without a value. */
  frames: readonly Frame[]
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/**
 * The air of a device over hours, and its most important readings with their units and grades: the mean that was graded
 * with the newest reading below it, otherwise the newest reading; an old one shows its time.
 */
export function DeviceReadings({ node, air, frames, nowMs, intl, actions }: DeviceReadingsProps) {
  const readings = useMemo(
    () => deviceReadings(node, air, nowMs, frames),
    [node, air, nowMs, frames],
  )
  if (readings.length === 0) {
    return (
      <div className="map-widget-popover-note">
        {intl.formatMessage({ id: 'device.noReadings' })}
      </div>
    )
  }
  const profileName = node.profiles?.[0]?.name ?? ''
  return (
    <>
      <DeviceAir {...{ node, air, profileName }} />
      <ul
        className="map-widget-readings"
        aria-label={intl.formatMessage({ id: 'device.readings' })}
      >
        {readings.map((reading) => (
          <li key={reading.dataPointId} data-old={reading.isOld && reading.air === null}>
            <span className="map-widget-reading-name">
              <PlaceLink
                to={{
                  to: 'device-monitor',
                  nodeId: node.node_id,
                  dataPointId: reading.dataPointId,
                }}
                title={intl.formatMessage({ id: 'reading.monitor' }, { name: reading.title })}
                actions={actions}
              >
                {reading.label}
              </PlaceLink>
              {reading.air === null ? null : (
                <AverageGrade air={reading.air} profileName={profileName} />
              )}
            </span>
            <span className="map-widget-reading-value">
              <Value reading={reading} intl={intl} />
              {reading.grade === null ? null : (
                <BandMark
                  color={reading.grade.color}
                  letter={reading.grade.letter}
                  name={intl.formatMessage(
                    { id: 'reading.grade' },
                    { grade: reading.grade.name, profile: profileName },
                  )}
                  isNameHidden
                />
              )}
            </span>
            <Newest {...{ reading, nowMs, intl }} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Below a mean, the newest reading; otherwise the time of an old reading. */
function Newest({
  reading,
  nowMs,
  intl,
}: Pick<DeviceReadingsProps, 'nowMs' | 'intl'> & { reading: DeviceReading }) {
  const { air, isOld, atMs, unit, precision } = reading
  const timezone = intl.timeZone ?? 'UTC'
  if (air !== null) return <NewestReading {...{ reading, unit, precision, nowMs, timezone }} />
  if (!isOld || atMs === null) return null
  return (
    <span className="map-widget-reading-age">
      <AsOf at={atMs} now={nowMs} timezone={timezone} />
    </span>
  )
}

/** The worst grade of a device over hours, and the parameter that has it. */
function DeviceAir({
  node: { profiles = [], data_points: points = [] },
  air,
  profileName,
}: Pick<DeviceReadingsProps, 'node' | 'air'> & { profileName: string }) {
  const [profile] = profiles
  const worst = worstAirGrade(profile, airGrades(air, profile))
  const point = points.find(({ _id: id }) => id === worst?.dataPointId)
  if (worst === null || point === undefined) return null
  return <AirGradeLine air={worst} label={point.shortPresentName} profileName={profileName} />
}

function Value({ reading, intl }: { reading: DeviceReading; intl: PluginIntl }) {
  const { isBoolean, value, belowLimit, unit, precision, decimals, isFaulty, hidden, fault, air } =
    reading
  if (air !== null) {
    const { mean } = air
    return <NumberWithUnit value={mean.value} unit={mean.unit} precision={mean.precision} />
  }
  if (isFaulty) {
    return (
      <span>
        <HiddenMark hidden={hidden} unit={unit} />
        {fault === undefined ? null : <FaultSince {...{ fault, unit, precision, decimals }} />}
      </span>
    )
  }
  if (belowLimit !== undefined) return <NumberWithUnit {...{ value, belowLimit, unit }} />
  if (value === null) return intl.formatMessage({ id: 'reading.noValue' })
  if (!isBoolean) return <NumberWithUnit {...{ value, unit, precision, decimals }} />
  return intl.formatMessage({ id: value === 0 ? 'value.no' : 'value.yes' })
}
