import {
  AsOf,
  BandMark,
  FaultSince,
  NumberWithUnit,
  PlaceLink,
  type Frame,
  type Node,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import { useMemo } from 'react'
import { deviceReadings, type DeviceReading } from '../devices/deviceReadings.ts'

export interface DeviceReadingsProps {
  node: Node
  /** Newest readings of its data points without a value. */
  frames: readonly Frame[]
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/** The main newest readings of a device with their units and grades; an old one shows its time. */
export function DeviceReadings({ node, frames, nowMs, intl, actions }: DeviceReadingsProps) {
  const readings = useMemo(() => deviceReadings(node, nowMs, frames), [node, nowMs, frames])
  if (readings.length === 0) {
    return (
      <div className="map-widget-popover-note">
        {intl.formatMessage({ id: 'device.noReadings' })}
      </div>
    )
  }
  const profileName = node.profiles?.[0]?.name ?? ''
  return (
    <ul className="map-widget-readings" aria-label={intl.formatMessage({ id: 'device.readings' })}>
      {readings.map((reading) => (
        <li key={reading.dataPointId} data-old={reading.isOld}>
          <PlaceLink
            to={{ to: 'device-monitor', nodeId: node.node_id, dataPointId: reading.dataPointId }}
            title={intl.formatMessage({ id: 'reading.monitor' }, { name: reading.title })}
            className="map-widget-reading-name"
            actions={actions}
          >
            {reading.label}
          </PlaceLink>
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
          {reading.isOld && reading.atMs !== null ? (
            <span className="map-widget-reading-age">
              <AsOf at={reading.atMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Value({ reading, intl }: { reading: DeviceReading; intl: PluginIntl }) {
  const { isBoolean, value, unit, precision, isFaulty, fault } = reading
  if (isFaulty) {
    return (
      <span>
        <span className="map-widget-reading-fault">
          {intl.formatMessage({ id: 'reading.fault' })}
        </span>
        {fault === undefined ? null : <FaultSince {...{ fault, unit, precision }} />}
      </span>
    )
  }
  if (value === null) return intl.formatMessage({ id: 'reading.noValue' })
  if (!isBoolean) return <NumberWithUnit value={value} unit={unit} precision={precision} />
  return intl.formatMessage({ id: value === 0 ? 'value.no' : 'value.yes' })
}
