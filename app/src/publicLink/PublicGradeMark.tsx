import type { DeviceProfile, PublicGrade } from '@airshed/schemas'
import { BandMark, useUiText } from '@airshed/ui'
import { useIntl } from 'react-intl'

export interface PublicGradeMarkProps {
  grade: PublicGrade
  /** Texts are in the language of the page. */
  profile: DeviceProfile
  /** Short name of the parameter that has the grade; default none, if it is shown beside it. */
  label?: string
}

/** A grade as text beside its colour, with its index, and what was graded. */
export function PublicGradeMark({ grade, profile, label }: PublicGradeMarkProps) {
  const text = useUiText()
  const { formatNumber } = useIntl()
  const known = profile.grades.find(({ id }) => id === grade.grade_id)
  if (known === undefined) return null
  const period = text(`ui.averaging.${grade.averaging}`)
  return (
    <span className="public-grade">
      <BandMark color={known.color} letter={known.letter} name={known.name} />
      {grade.index === null ? null : <strong>{formatNumber(grade.index)}</strong>}
      <span className="public-muted">{label === undefined ? period : `${label}, ${period}`}</span>
    </span>
  )
}
