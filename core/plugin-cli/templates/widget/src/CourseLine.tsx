import {
  colorOfParameter,
  courseValues,
  formatValue,
  seriesStatistics,
  Sparkline,
  type Frame,
  type PluginIntl,
  type Theme,
  type TimeRange,
} from '@airshed/kit'
import { useMemo } from 'react'

export interface CourseLineProps {
  frame: Frame
  range: TimeRange
  theme: Theme
  intl: PluginIntl
  widthPx: number
}

const HEIGHT_PX = 28

/** The readings of the range as a small line; nothing for a direction, which cannot be drawn as a line. */
export function CourseLine({ frame, range, theme, intl, widthPx }: CourseLineProps) {
  const values = useMemo(
    () => (frame.kind === 'direction' ? null : courseValues(frame, range)),
    [frame, range],
  )
  const { minimum, maximum } = seriesStatistics(frame, range)
  if (values === null || minimum === null) return null
  const write = (value: number | null): string => formatValue(value, intl.locale, frame.precision)
  const words = { unit: frame.unit, minimum: write(minimum), maximum: write(maximum) }
  return (
    <div className="new-plugin-course">
      <Sparkline
        values={values}
        color={colorOfParameter(frame.path, theme)}
        width={widthPx}
        height={HEIGHT_PX}
        label={intl.formatMessage({ id: 'course' }, words)}
      />
    </div>
  )
}
