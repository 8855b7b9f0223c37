import {
  AsOf,
  AverageGrade,
  FaultSince,
  NewestReading,
  PlaceLink,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import { ReadingFigures } from './ReadingFigures.tsx'
import type { TileReading } from './tileReading.ts'

export interface ReadingTileProps {
  reading: TileReading
  nodeId: string
  profileName: string | null
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/** Name, figure, grade, and the time if the reading is old; below a mean over hours, the newest reading. */
export function ReadingTile(props: ReadingTileProps) {
  const { reading, nodeId, profileName, nowMs, intl, actions } = props
  return (
    <div className="node-widget-reading" data-old={isFigureOld(reading)}>
      <ReadingName {...{ reading, nodeId, profileName, intl, actions }} />
      <ReadingFigures size="large" {...{ reading, profileName, intl }} />
      <ReadingAge {...{ reading, nowMs, intl }} />
    </div>
  )
}

/** A mean over hours is not old because nothing newer arrived. */
export const isFigureOld = ({ isOld, air }: TileReading): boolean => isOld && air === null

/** The short name of a parameter, linked to its monitor, and its grade if that is based on hours. */
export function ReadingName({
  reading,
  nodeId,
  profileName,
  intl,
  actions,
}: Pick<ReadingTileProps, 'reading' | 'nodeId' | 'profileName' | 'intl' | 'actions'>) {
  const { air } = reading
  return (
    <span className="node-widget-label">
      <ReadingLink {...{ reading, nodeId, intl, actions }} />
      {air === null ? null : <AverageGrade air={air} profileName={profileName ?? ''} />}
    </span>
  )
}

/** The short name of a parameter, linked to its monitor. */
export function ReadingLink({
  reading,
  nodeId,
  intl,
  actions,
}: Pick<ReadingTileProps, 'reading' | 'nodeId' | 'intl' | 'actions'>) {
  const { dataPointId, label, title } = reading
  return (
    <PlaceLink
      to={{ to: 'device-monitor', nodeId, dataPointId }}
      title={intl.formatMessage({ id: 'reading.monitor' }, { name: title })}
      actions={actions}
    >
      {label}
    </PlaceLink>
  )
}

/**
 * Below a mean that was graded, the newest reading. Otherwise the time of an old reading, or since when its sensor is
 * faulty, or nothing.
 */
export function ReadingAge({
  reading,
  nowMs,
  intl,
}: Pick<ReadingTileProps, 'reading' | 'nowMs' | 'intl'>) {
  const { isOld, atMs, value, fault, precision, decimals, unit, air } = reading
  const timezone = intl.timeZone ?? 'UTC'
  if (air !== null) return <NewestReading {...{ reading, unit, precision, nowMs, timezone }} />
  if (fault !== undefined) return <FaultSince {...{ fault, unit, precision, decimals }} />
  if (!isOld || atMs === null || value === null) return null
  return (
    <span className="node-widget-old">
      <AsOf at={atMs} now={nowMs} timezone={timezone} />
    </span>
  )
}
