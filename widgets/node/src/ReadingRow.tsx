import {
  colorOfParameter,
  formatValue,
  leastSpanOf,
  Sparkline,
  useElementSize,
  type PluginIntl,
  type Theme,
} from '@airshed/kit'
import { useRef } from 'react'
import { courseWords } from './courseWords.ts'
import { ReadingFigures } from './ReadingFigures.tsx'
import { ReadingAge, ReadingName, type ReadingTileProps } from './ReadingTile.tsx'
import type { TileReading } from './tileReading.ts'

interface ReadingRowProps extends ReadingTileProps {
  size: 'large' | 'display'
  theme: Theme
}

/** A large figure with its grade; beside it the previous three hours, with their minimum and maximum. */
export function ReadingRow(props: ReadingRowProps) {
  const { reading, nodeId, profileName, size, nowMs, theme, intl, actions } = props
  return (
    <div className="node-widget-row" data-old={reading.isOld}>
      <div className="node-widget-reading">
        <ReadingName {...{ reading, nodeId, profileName, intl, actions }} />
        <ReadingFigures {...{ reading, profileName, size, intl }} />
        <ReadingAge {...{ reading, nowMs, intl }} />
      </div>
      <Course {...{ reading, theme, intl }} />
    </div>
  )
}

interface CourseProps {
  reading: TileReading
  theme: Theme
  intl: PluginIntl
}

function Course({ reading, theme, intl }: CourseProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const { course, precision } = reading
  const write = (value: number): string => formatValue(value, intl.locale, precision)
  return (
    <div className="node-widget-course">
      <div className="node-widget-line" ref={box}>
        {course === null || width === 0 ? null : (
          <Sparkline
            values={course.values}
            color={colorOfParameter(course.path, theme)}
            leastSpan={leastSpanOf(course.path)}
            {...{ width, height }}
          />
        )}
      </div>
      {course === null ? null : (
        <div className="node-widget-span">
          {courseWords(write(course.minimum), write(course.maximum), width, intl)}
        </div>
      )}
    </div>
  )
}
