import {
  AsOf,
  averagingWord,
  BandMark,
  BelowLimitMark,
  FaultSince,
  formatReading,
  formatTooltipValue,
  HiddenMark,
  NewestReading,
  PlaceLink,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import type { CSSProperties } from 'react'
import type { Block } from './blocks.ts'

export interface ValueBlockProps {
  block: Block
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/**
 * A value in the colour of its grade: a band at the edge and a faint tint behind the text, whose own
 * colours do not change. The numeral and the name of the grade say the same. If a mean over hours was graded, that mean
 * is the value, its averaging period is beside the grade, and the newest reading is small below it.
 */
export function ValueBlock({ block, nowMs, intl, actions }: ValueBlockProps) {
  const { nodeId, dataPointId, label, title, deviceName, profileName } = block
  const { value, isOld, atMs, fault, unit, precision, decimals, air } = block
  const grade = block.grade ?? air?.grade ?? null
  const style = grade === null ? {} : ({ '--blocks-color': grade.color } as CSSProperties)
  const timezone = intl.timeZone ?? 'UTC'
  return (
    <div
      className="blocks-block"
      data-graded={grade !== null}
      data-old={isOld && air === null}
      style={style}
    >
      <PlaceLink
        to={{ to: 'device-monitor', nodeId, dataPointId }}
        title={intl.formatMessage({ id: 'block.monitor' }, { name: title })}
        className="blocks-link"
        actions={actions}
      >
        <span className="blocks-label">{label}</span>
        {deviceName === null ? null : <span className="blocks-device">{deviceName}</span>}
      </PlaceLink>
      <div className="blocks-figure">
        <BlockFigure block={block} intl={intl} />
      </div>
      <div className="blocks-foot">
        {grade === null ? null : (
          <span
            className="blocks-grade"
            title={intl.formatMessage(
              { id: 'block.grade' },
              { grade: grade.name, profile: profileName },
            )}
          >
            <BandMark color={grade.color} letter={grade.letter} name={grade.name} />
            {air === null ? null : (
              <span className="blocks-average">{averagingWord(air.averaging, intl)}</span>
            )}
          </span>
        )}
        {air === null ? (
          <>
            {fault === undefined ? null : <FaultSince {...{ fault, unit, precision, decimals }} />}
            {isOld && atMs !== null && value !== null ? (
              <AsOf at={atMs} now={nowMs} timezone={timezone} />
            ) : null}
          </>
        ) : (
          <NewestReading reading={block} {...{ unit, precision, nowMs, timezone }} />
        )}
      </div>
    </div>
  )
}

function BlockFigure({ block, intl }: Pick<ValueBlockProps, 'block' | 'intl'>) {
  const { value, belowLimit, unit, precision, decimals, isFaulty, hidden, atMs, kind, air } = block
  const words = (id: string): string => intl.formatMessage({ id })
  if (air !== null) return <Figure {...air.mean} locale={intl.locale} />
  if (isFaulty) {
    return (
      <span className="blocks-fault">
        <HiddenMark hidden={hidden} unit={unit} />
      </span>
    )
  }
  if (atMs === null) return <span className="blocks-none">{words('block.none')}</span>
  if (belowLimit !== undefined) {
    return (
      <span>
        <span className="blocks-value">
          <BelowLimitMark below={belowLimit} unit={unit} />
        </span>
        {unit === '' ? null : <span className="blocks-unit"> {unit}</span>}
      </span>
    )
  }
  if (value === null) return <span className="blocks-none">{words('block.gap')}</span>
  if (kind === 'boolean') {
    return <span className="blocks-value">{words(value === 0 ? 'value.no' : 'value.yes')}</span>
  }
  return <Figure {...{ value, unit, precision, decimals }} locale={intl.locale} />
}

interface FigureProps {
  value: number
  unit: string
  precision: number
  /** Of a reading, as opposed to a mean: see `formatReading`. */
  decimals?: number | undefined
  locale: string
}

function Figure({ value, unit, precision, decimals, locale }: FigureProps) {
  return (
    <span title={`${formatTooltipValue(value, locale)} ${unit}`.trim()}>
      <span className="blocks-value">{formatReading(value, locale, { precision, decimals })}</span>
      {unit === '' ? null : <span className="blocks-unit"> {unit}</span>}
    </span>
  )
}
