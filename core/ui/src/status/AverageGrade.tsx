import type { AirGrade } from '@airshed/domain'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { BandMark } from './GradeMark.tsx'
import './status.css'

export interface AverageGradeProps {
  air: AirGrade
  /** The standard by which it is graded. */
  profileName: string
}

/**
 * The mark of a grade that is based on a mean over hours, with the name of that mean, `1 h mean`. It stands beside the
 * mean that was graded (`air.mean`), never beside the newest reading alone.
 */
export function AverageGrade({ air, profileName }: AverageGradeProps) {
  const text = useUiText()
  const { grade, averaging } = air
  return (
    <span className="air-average-grade" title={gradeText({ air, profileName }, text)}>
      <BandMark color={grade.color} letter={grade.letter} name={grade.name} isNameHidden />
      {text(`ui.averaging.${averaging}`)}
    </span>
  )
}

export interface AirGradeLineProps extends AverageGradeProps {
  /** Short name of the parameter that has it, such as `PM2.5`. */
  label: string
}

/** A device's grade over hours in one line: mark, grade, index, the pollutant that determines it, and its mean. */
export function AirGradeLine({ air, label, profileName }: AirGradeLineProps) {
  const text = useUiText()
  const { formatNumber } = useIntl()
  const { grade, index, averaging } = air
  const cause = `${label}, ${text(`ui.averaging.${averaging}`)}`
  return (
    <p className="air-grade-line" title={`${gradeText({ air, profileName }, text)}: ${cause}`}>
      <BandMark color={grade.color} letter={grade.letter} name={grade.name} />
      {index === null ? null : <span className="air-grade-index">{formatNumber(index)}</span>}
      <span className="air-grade-cause">{cause}</span>
    </p>
  )
}

/** `Moderate by US AQI` */
const gradeText = (
  { air, profileName }: AverageGradeProps,
  text: ReturnType<typeof useUiText>,
): string => text('ui.reading.grade', { grade: air.grade.name, profile: profileName })
