import {
  AirGradeLine,
  AsOf,
  BandMark,
  PlaceLink,
  ReadingTime,
  StatusTag,
  type PluginIntl,
  type Theme,
  type WidgetActions,
} from '@airshed/kit'
import type { CSSProperties } from 'react'
import { compactColumns, newestReading } from './compactLayout.ts'
import { KeylessNote } from './KeylessNote.tsx'
import type { NodeBlock } from './nodeBlocks.ts'
import { ReadingLine } from './ReadingLine.tsx'
import { ReadingAge } from './ReadingTile.tsx'
import './compact.css'

export interface CompactDeviceProps {
  block: NodeBlock
  /** Whether the card has another name, so that the device shows its own. */
  isNamed: boolean
  /** Inner width of the card, CSS pixels. */
  width: number
  /** Current time, ms UTC. */
  nowMs: number
  theme: Theme
  intl: PluginIntl
  actions: WidgetActions
}

/**
 * A device in a card of two rows: its status and the time of its newest reading, each value in one line with its
 * recent trend, and below them the grade in words.
 */
export function CompactDevice(props: CompactDeviceProps) {
  const { block, isNamed, width, nowMs, theme, intl, actions } = props
  const { nodeId, name, status, profileName, readings, isKeyless } = block
  const newest = newestReading(readings)
  // Below a mean, the newest reading has its time.
  const [only] = readings.length === 1 ? readings : []
  const isTimeBelow = only !== undefined && only.air !== null
  const columns = compactColumns(width, readings.length)
  const timezone = intl.timeZone ?? 'UTC'
  const to = { to: 'device-monitor', nodeId } as const
  const title = intl.formatMessage({ id: 'device.monitor' }, { name })
  return (
    <section className="node-compact" aria-label={name}>
      <div className="node-compact-head">
        <PlaceLink {...{ to, title, actions }} className="node-widget-name">
          {isNamed ? (
            name
          ) : (
            <>
              <span className="air-visually-hidden">{name} </span>
              <StatusTag status={status} />
            </>
          )}
        </PlaceLink>
        {isNamed ? <StatusTag status={status} /> : null}
        {newest === null || isTimeBelow ? null : (
          <span className="node-compact-time">
            {newest.isOld ? (
              <AsOf at={newest.atMs} now={nowMs} timezone={timezone} />
            ) : (
              <ReadingTime at={newest.atMs} now={nowMs} timezone={timezone} />
            )}
          </span>
        )}
      </div>
      {readings.length === 0 ? (
        <div className="node-widget-none">{intl.formatMessage({ id: 'device.noParameters' })}</div>
      ) : (
        <ul
          className="node-compact-rows"
          style={{ '--node-compact-columns': columns } as CSSProperties}
        >
          {readings.map((reading) => (
            <ReadingLine
              key={reading.dataPointId}
              isOnly={readings.length === 1}
              isAgeShown={reading.atMs === newest?.atMs}
              {...{ reading, nodeId, profileName, nowMs, theme, intl, actions }}
            />
          ))}
        </ul>
      )}
      <BlockGrade {...{ block }} />
      {isTimeBelow ? <ReadingAge {...{ reading: only, nowMs, intl }} /> : null}
      {isKeyless ? <KeylessNote intl={intl} /> : null}
    </section>
  )
}

/** The grade in words: that of the device, or of its only value. */
function BlockGrade({ block }: Pick<CompactDeviceProps, 'block'>) {
  const { readings } = block
  const profileName = block.profileName ?? ''
  const [only, ...others] = readings
  const isOne = others.length === 0
  const air = isOne ? (only?.air ?? null) : block.air
  if (air !== null) {
    const label = isOne ? (only?.label ?? '') : (block.air?.label ?? '')
    return <AirGradeLine {...{ air, label, profileName }} />
  }
  if (!isOne || only === undefined || only.grade === null) return null
  const { color, letter, name } = only.grade
  return (
    <p className="node-compact-grade">
      <BandMark {...{ color, letter, name }} />
      <span className="node-compact-profile" title={profileName}>
        {profileName}
      </span>
    </p>
  )
}
