import { AverageGrade, BandMark, type Theme } from '@airshed/kit'
import { ReadingCourse } from './ReadingCourse.tsx'
import { Figure } from './ReadingFigures.tsx'
import { isFigureOld, ReadingAge, ReadingLink, type ReadingTileProps } from './ReadingTile.tsx'

export interface ReadingLineProps extends ReadingTileProps {
  /** The only value of its device: it is larger, and its grade is in words below it. */
  isOnly: boolean
  /** The card already shows the time of this reading. */
  isAgeShown: boolean
  theme: Theme
}

/** Name, figure and grade in one line, with the previous three hours beside them. */
export function ReadingLine(props: ReadingLineProps) {
  const { reading, nodeId, isOnly, isAgeShown, nowMs, theme, intl, actions } = props
  // Of an only value the newest reading is below the grade of its mean.
  const isAgeBelow = reading.air === null ? isAgeShown && reading.fault === undefined : isOnly
  return (
    <li className="node-line">
      <div className="node-line-reading" data-old={isFigureOld(reading)}>
        <span className="node-line-label">
          <ReadingLink {...{ reading, nodeId, intl, actions }} />
        </span>
        <span className="node-line-figure">
          <Figure size={isOnly ? 'display' : 'large'} isShort {...{ reading, intl }} />
          {isOnly ? null : <LineGrade {...props} />}
        </span>
      </div>
      <ReadingCourse hasSpan={isOnly} {...{ reading, theme, intl }} />
      {isAgeBelow ? null : (
        <div className="node-line-age">
          <ReadingAge {...{ reading, nowMs, intl }} />
        </div>
      )}
    </li>
  )
}

function LineGrade({ reading, profileName, intl }: ReadingLineProps) {
  const { air, grade } = reading
  if (air !== null) return <AverageGrade air={air} profileName={profileName ?? ''} />
  if (grade === null) return null
  const name = intl.formatMessage(
    { id: 'reading.grade' },
    { grade: grade.name, profile: profileName },
  )
  return <BandMark color={grade.color} letter={grade.letter} name={name} isNameHidden />
}
