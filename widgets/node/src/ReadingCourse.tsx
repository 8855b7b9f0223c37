import {
  colorOfParameter,
  formatReading,
  leastSpanOf,
  Sparkline,
  useElementSize,
  type PluginIntl,
  type Theme,
} from '@airshed/kit'
import { useRef } from 'react'
import { courseText } from './courseText.ts'
import type { TileReading } from './tileReading.ts'

export interface ReadingCourseProps {
  reading: TileReading
  /** Whether minimum and maximum are below the line; default true. */
  hasSpan?: boolean
  theme: Theme
  intl: PluginIntl
}

/** Narrower than this, CSS pixels, a line shows no trend. */
const LEAST_WIDTH_PX = 24

/** The previous three hours as a line, with their minimum and maximum. */
export function ReadingCourse({ reading, hasSpan = true, theme, intl }: ReadingCourseProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(box)
  const { course } = reading
  const write = (value: number): string => formatReading(value, intl.locale, reading)
  return (
    <div className="node-widget-course">
      <div className="node-widget-line" ref={box}>
        {course === null || width < LEAST_WIDTH_PX ? null : (
          <Sparkline
            values={course.values}
            color={colorOfParameter(course.path, theme)}
            leastSpan={leastSpanOf(course.path)}
            {...{ width, height }}
          />
        )}
      </div>
      {course === null || !hasSpan ? null : (
        <div className="node-widget-span">
          {courseText(write(course.minimum), write(course.maximum), width, intl)}
        </div>
      )}
    </div>
  )
}
