import type { ImportCounts } from '@airshed/console-kit'
import { PlaceLink, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

export interface DeviceLinesProps {
  counts: ImportCounts
  /** Whether devices exist, so that their pages can be opened. */
  isStored: boolean
  intl: PluginIntl
}

/** The devices that a file has readings of. */
export function DeviceLines({ counts, isStored, intl }: DeviceLinesProps) {
  const { devices, device_count: count } = counts
  const text = textOf(intl)
  if (devices.length === 0) return null
  return (
    <div className="imports-devices">
      <h3>{text('devices', { count })}</h3>
      <ul>
        {devices.map(({ node_id: nodeId, serial, name, is_new: isNew }) => (
          <li key={nodeId}>
            {isStored || !isNew ? (
              <PlaceLink to={{ to: 'device-monitor', nodeId }}>
                {name === '' ? serial : name}
              </PlaceLink>
            ) : (
              <span>{name === '' ? serial : name}</span>
            )}
            {name === '' || name === serial ? null : <span className="air-muted"> {serial}</span>}
            {isNew ? (
              <span className="air-muted">
                {' '}
                {text(isStored ? 'devices.created' : 'devices.new')}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {count > devices.length ? (
        <p className="air-muted">{text('devices.more', { count: count - devices.length })}</p>
      ) : null}
    </div>
  )
}
