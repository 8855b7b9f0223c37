import { isLocationStale, locatedAtMs, RelativeTime, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import type { MapDevice } from '../devices/mapDevice.ts'

export interface DeviceFactsProps {
  device: MapDevice
  nowMs: number
  intl: PluginIntl
}

/** Model, newest report and position of a device, and how reliable the position is. */
export function DeviceFacts({ device, nowMs, intl }: DeviceFactsProps) {
  const { node, lastReportMs } = device
  const timezone = intl.timeZone ?? 'UTC'
  return (
    <dl className="map-widget-facts">
      <Fact label={intl.formatMessage({ id: 'device.lastReport' })}>
        <RelativeTime at={lastReportMs} now={nowMs} timezone={timezone} />
      </Fact>
      <Fact label={intl.formatMessage({ id: 'device.type' })}>{node.type}</Fact>
      <Fact label={intl.formatMessage({ id: 'device.located' })}>
        <Place {...{ device, nowMs, intl }} />
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Place({ device, nowMs, intl }: DeviceFactsProps) {
  const { position, node } = device
  if (position === null) return intl.formatMessage({ id: 'device.locationNone' })
  const [lng, lat] = position
  const degrees = (value: number, name: 'lat' | 'lng'): string =>
    intl.formatMessage(
      { id: `device.${name}` },
      {
        degrees: intl.formatNumber(Math.abs(value), {
          minimumFractionDigits: 4,
          maximumFractionDigits: 4,
        }),
        side: value < 0 ? 'minus' : 'plus',
      },
    )
  const reportedAtMs = locatedAtMs(node)
  return (
    <>
      {`${degrees(lat, 'lat')}, ${degrees(lng, 'lng')}`}
      {reportedAtMs === null ? null : (
        <span className="map-widget-fact-age" data-old={isLocationStale(reportedAtMs, nowMs)}>
          <RelativeTime at={reportedAtMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
          {isLocationStale(reportedAtMs, nowMs) ? (
            <span>{intl.formatMessage({ id: 'device.locationOld' })}</span>
          ) : null}
        </span>
      )}
    </>
  )
}
