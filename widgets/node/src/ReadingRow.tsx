import type { Theme } from '@airshed/kit'
import { ReadingCourse } from './ReadingCourse.tsx'
import { ReadingFigures } from './ReadingFigures.tsx'
import { isFigureOld, ReadingAge, ReadingName, type ReadingTileProps } from './ReadingTile.tsx'

interface ReadingRowProps extends ReadingTileProps {
  size: 'large' | 'display'
  theme: Theme
}

/** A large figure with its grade; beside it the previous three hours, with their minimum and maximum. */
export function ReadingRow(props: ReadingRowProps) {
  const { reading, nodeId, profileName, size, nowMs, theme, intl, actions } = props
  return (
    <div className="node-widget-row" data-old={isFigureOld(reading)}>
      <div className="node-widget-reading">
        <ReadingName {...{ reading, nodeId, profileName, intl, actions }} />
        <ReadingFigures {...{ reading, profileName, size, intl }} />
        <ReadingAge {...{ reading, nowMs, intl }} />
      </div>
      <ReadingCourse {...{ reading, theme, intl }} />
    </div>
  )
}
