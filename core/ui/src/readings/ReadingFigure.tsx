import { formatReading, formatTooltipValue, formatValue, type LatestReading } from '@airshed/domain'
import type { ParameterKind } from '@airshed/schemas'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { BandMark } from '../status/GradeMark.tsx'
import { BelowLimitMark } from './BelowLimitMark.tsx'
import { FaultSince } from './FaultSince.tsx'
import { HiddenMark } from './HiddenMark.tsx'
import './readings.css'

export interface ReadingFigureProps {
  reading: LatestReading
  precision: number
  /** Shown in the title; the value is in a column whose header names the parameter. */
  unit: string
  /** Kind of the parameter; a binary one is shown in words. */
  kind: ParameterKind
  /** The standard by which it is graded; null: unknown. */
  profileName: string | null
  /** Whether space for a missing grade is reserved, so that numbers align. Default true. */
  keepsGradeRoom?: boolean
}

/** The newest reading in a table: its value with the mark of its grade, or why there is none. */
export function ReadingFigure(props: ReadingFigureProps) {
  const { reading, precision, unit, kind, profileName, keepsGradeRoom = true } = props
  const { value, belowLimit, isFaulty, hidden, fault, isOld, grade, decimals } = reading
  const { locale } = useIntl()
  const text = useUiText()
  if (isFaulty) {
    return (
      <>
        <HiddenMark hidden={hidden} unit={unit} isShort />
        {fault === undefined ? null : <FaultSince {...{ fault, unit, precision, decimals }} />}
      </>
    )
  }
  if (value === null && belowLimit === undefined) {
    return (
      <span className="air-muted" title={text('ui.noValue')}>
        {formatValue(null, locale)}
      </span>
    )
  }
  const words =
    kind === 'boolean'
      ? text(value === 0 ? 'ui.reading.no' : 'ui.reading.yes')
      : formatReading(value, locale, { precision, decimals })
  const gradeName =
    grade !== null && profileName !== null
      ? text('ui.reading.grade', { grade: grade.name, profile: profileName })
      : (grade?.name ?? '')
  return (
    <span className="air-reading" data-old={isOld}>
      {belowLimit === undefined ? (
        <span title={`${formatTooltipValue(value, locale)} ${unit}`.trim()}>{words}</span>
      ) : (
        <BelowLimitMark below={belowLimit} unit={unit} />
      )}
      {grade === null && !keepsGradeRoom ? null : (
        <span className="air-reading-grade">
          {grade === null ? null : (
            <BandMark color={grade.color} letter={grade.letter} name={gradeName} isNameHidden />
          )}
        </span>
      )}
    </span>
  )
}
