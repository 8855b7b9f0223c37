import {
  AsOf,
  BandMark,
  NumberWithUnit,
  PlaceLink,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import type { TileReading } from './tileReading.ts'

export interface ReadingTileProps {
  reading: TileReading
  nodeId: string
  profileName: string | null
  isLarge: boolean
  /** The present, ms UTC. */
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/** Name, figure, and what there is to know about it: its grade, and its time where it is old. */
export function ReadingTile(props: ReadingTileProps) {
  const { reading, nodeId, profileName, isLarge, nowMs, intl, actions } = props
  const { dataPointId, label, title, grade, value, isOld, atMs } = reading
  return (
    <div className="node-widget-reading" data-old={isOld}>
      <PlaceLink
        to={{ to: 'device-monitor', nodeId, dataPointId }}
        title={intl.formatMessage({ id: 'reading.monitor' }, { name: title })}
        className="node-widget-label"
        actions={actions}
      >
        {label}
      </PlaceLink>
      <div className="node-widget-figure">
        <Figure {...{ reading, isLarge, intl }} />
        {grade === null ? null : (
          <BandMark
            color={grade.color}
            letter={grade.letter}
            name={intl.formatMessage(
              { id: 'reading.grade' },
              { grade: grade.name, profile: profileName },
            )}
            isNameHidden
          />
        )}
      </div>
      {isOld && atMs !== null && value !== null ? (
        <span className="node-widget-old">
          <AsOf at={atMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
        </span>
      ) : null}
    </div>
  )
}

function Figure({
  reading,
  isLarge,
  intl,
}: Pick<ReadingTileProps, 'reading' | 'isLarge' | 'intl'>) {
  const { value, unit, precision, isFaulty, atMs, kind } = reading
  if (isFaulty) {
    return <span className="node-widget-fault">{intl.formatMessage({ id: 'reading.fault' })}</span>
  }
  if (atMs === null) {
    return <span className="node-widget-none">{intl.formatMessage({ id: 'reading.none' })}</span>
  }
  if (kind === 'boolean' && value !== null) {
    const word = intl.formatMessage({ id: value === 0 ? 'value.no' : 'value.yes' })
    return <span className="node-widget-word">{word}</span>
  }
  return <NumberWithUnit {...{ value, unit, precision }} size={isLarge ? 'display' : 'large'} />
}
