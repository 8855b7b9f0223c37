import {
  averagingWords,
  BandMark,
  formatValue,
  HiddenMark,
  PlaceLink,
  RelativeTime,
  useChartText,
  type Frame,
  type LatestReading,
  type WidgetProps,
} from '@airshed/kit'
import { CourseLine } from './CourseLine.tsx'
import type { NewPluginConfig } from './config.ts'
import './new-plugin.css'

export interface NewPluginViewProps extends WidgetProps<NewPluginConfig> {
  frame: Frame
  /** Newest reading of the range. */
  reading: LatestReading
}

/** Inner height (CSS px) from which there is space for the line. */
const COURSE_FROM_PX = 140

/** The newest value, large, with its unit, grade and age, and a line of the readings in the range. */
export function NewPluginView(props: NewPluginViewProps) {
  const { frame, reading, range, theme, size, intl, actions } = props
  const { value, isFaulty, isOld, atMs, grade } = reading
  const { nodeId, dataPointId, label, unit, precision } = frame
  const text = useChartText()
  return (
    <div className="new-plugin">
      <PlaceLink
        to={{ to: 'device-monitor', nodeId, dataPointId }}
        title={intl.formatMessage({ id: 'monitor' }, { name: label })}
        className="new-plugin-name"
        actions={actions}
      >
        {label}
      </PlaceLink>
      <div className="new-plugin-figure" data-old={isOld}>
        {isFaulty ? (
          <HiddenMark hidden={reading.hidden} unit={unit} />
        ) : (
          <span>
            <span className="new-plugin-value">{formatValue(value, intl.locale, precision)}</span>
            <span className="new-plugin-unit"> {unit}</span>
          </span>
        )}
        {grade === null ? null : (
          <BandMark color={grade.color} letter={grade.letter} name={grade.name} />
        )}
      </div>
      {size.height < COURSE_FROM_PX ? null : (
        <CourseLine {...{ frame, range, theme, intl }} widthPx={size.width} />
      )}
      <p className="new-plugin-note">
        <RelativeTime at={atMs} now={range.to} timezone={intl.timeZone ?? 'UTC'} />
        <span>{averagingWords([frame], intl.locale, text)}</span>
        {frame.isSimulated ? <span>{intl.formatMessage({ id: 'simulated' })}</span> : null}
      </p>
    </div>
  )
}
