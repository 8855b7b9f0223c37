import { colorOfParameter, formatValue, Sparkline, type PluginIntl, type Theme } from '@airshed/kit'
import type { SensorRow } from './sensorRows.ts'

/** A small line of a parameter over the range; screen readers get its minimum and maximum. */
export function CourseLine({
  row,
  theme,
  intl,
}: {
  row: SensorRow
  theme: Theme
  intl: PluginIntl
}) {
  const { course, frame, statistics } = row
  const { shortLabel: name, path, precision, unit } = frame
  if (course === null) return <span className="air-muted">–</span>
  const write = (value: number | null): string => formatValue(value, intl.locale, precision)
  return (
    <span className="sensor-course">
      <Sparkline
        values={course}
        color={colorOfParameter(path, theme)}
        width={88}
        height={22}
        label={intl.formatMessage(
          { id: 'course' },
          {
            name,
            unit,
            minimum: write(statistics?.minimum ?? null),
            maximum: write(statistics?.maximum ?? null),
          },
        )}
      />
    </span>
  )
}
