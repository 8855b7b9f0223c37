import { BandMark, HiddenMark, NumberWithUnit, type PluginIntl } from '@airshed/kit'
import type { TileReading } from './tileReading.ts'

interface ReadingFiguresProps {
  reading: TileReading
  profileName: string | null
  size: 'large' | 'display'
  intl: PluginIntl
}

/** The value with its grade, or what replaces a missing value. The grade of a mean over hours is beside the name. */
export function ReadingFigures({ reading, profileName, size, intl }: ReadingFiguresProps) {
  const { grade } = reading
  return (
    <div className="node-widget-figure">
      <Figure {...{ reading, size, intl }} />
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
  )
}

interface FigureProps extends Omit<ReadingFiguresProps, 'profileName'> {
  /** Says in a word or two why a value is hidden; default false. */
  isShort?: boolean
}

/** The mean that was graded, otherwise the newest value with its unit, or what replaces it. */
export function Figure({ reading, size, intl, isShort = false }: FigureProps) {
  const { value, belowLimit, unit, precision, decimals, isFaulty, hidden, atMs, kind, air } =
    reading
  if (air !== null) {
    const { mean } = air
    return (
      <NumberWithUnit value={mean.value} unit={mean.unit} precision={mean.precision} size={size} />
    )
  }
  if (isFaulty) return <HiddenMark {...{ hidden, unit, isShort }} />
  if (atMs === null) {
    return <span className="node-widget-none">{intl.formatMessage({ id: 'reading.none' })}</span>
  }
  if (kind === 'boolean' && value !== null) {
    const word = intl.formatMessage({ id: value === 0 ? 'value.no' : 'value.yes' })
    return <span className="node-widget-word">{word}</span>
  }
  return <NumberWithUnit {...{ value, belowLimit, unit, precision, decimals }} size={size} />
}
