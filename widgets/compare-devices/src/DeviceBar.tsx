import {
  formatCoverage,
  BandMark,
  colorOfParameter,
  formatTooltipValue,
  formatValue,
  MiddleCut,
  PlaceLink,
  type Frame,
  type PluginIntl,
  type Theme,
  type WidgetActions,
} from '@airshed/kit'
import type { BarScale } from './barScale.ts'
import type { ComparedDevice } from './comparison.ts'

export interface DeviceBarProps {
  device: ComparedDevice
  /** A series of the parameter: its unit and decimals are used for all. */
  parameter: Pick<Frame, 'path' | 'unit' | 'precision'>
  /** Drawn as a line across the bars; null: none. */
  median: number | null
  scale: BarScale
  hasDifference: boolean
  theme: Theme
  intl: PluginIntl
  actions: WidgetActions
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** One device: its name and grade, its bar, its number, and the difference from the median. */
export function DeviceBar(props: DeviceBarProps) {
  const { device, parameter, median, scale, hasDifference, theme, intl, actions } = props
  const { nodeId, name, frame, value, grade, profileName, difference } = device
  const { unit, precision } = parameter
  const dataPoint = frame === null ? {} : { dataPointId: frame.dataPointId }
  const color = grade?.color ?? colorOfParameter(parameter.path, theme)
  return (
    <tr>
      <th scope="row">
        <PlaceLink
          to={{ to: 'device-monitor', nodeId, ...dataPoint }}
          title={intl.formatMessage({ id: 'device.monitor' }, { name })}
          actions={actions}
        >
          <MiddleCut text={name} />
        </PlaceLink>
      </th>
      <td className="compare-devices-bar">
        {value === null ? (
          <span className="compare-devices-none">{whyNone(device, intl)}</span>
        ) : (
          <>
            <Bar from={scale.zero} to={scale.at(value)} color={color} />
            {median === null ? null : (
              <span
                className="compare-devices-median"
                style={{ insetInlineStart: percent(scale.at(median)) }}
                aria-hidden
              />
            )}
          </>
        )}
      </td>
      <td className="compare-devices-value">
        {value === null ? (
          <span className="air-muted">–</span>
        ) : (
          <span title={`${formatTooltipValue(value, intl.locale)} ${unit}`.trim()}>
            {formatValue(value, intl.locale, precision)}{' '}
            <span className="compare-devices-unit">{unit}</span>
          </span>
        )}
        <span className="compare-devices-grade">
          {grade === null ? null : (
            <BandMark
              color={grade.color}
              letter={grade.letter}
              name={intl.formatMessage(
                { id: 'device.grade' },
                { grade: grade.name, profile: profileName },
              )}
              isNameHidden
            />
          )}
        </span>
      </td>
      {hasDifference ? (
        <td className="compare-devices-difference">
          {difference === null
            ? null
            : intl.formatNumber(difference, {
                minimumFractionDigits: precision,
                maximumFractionDigits: precision,
                signDisplay: 'exceptZero',
              })}
        </td>
      ) : null}
    </tr>
  )
}

function Bar({ from, to, color }: { from: number; to: number; color: string }) {
  const [start, end] = from < to ? [from, to] : [to, from]
  return (
    <span
      className="compare-devices-fill"
      style={{ insetInlineStart: percent(start), width: percent(end - start), background: color }}
      aria-hidden
    />
  )
}

/** Why there is no number: the parameter is not measured, none or too few readings arrived, or too many to compute it. */
function whyNone(
  { frame, coverage, isTooLittle, isAwaited, isTooMuch }: ComparedDevice,
  intl: PluginIntl,
): string {
  if (frame === null) return intl.formatMessage({ id: 'device.notMeasured' })
  if (isTooMuch) return intl.formatMessage({ id: 'device.tooMuch' })
  if (isAwaited) return intl.formatMessage({ id: 'device.awaited' })
  if (!isTooLittle || coverage === null || coverage === 0) {
    return intl.formatMessage({ id: 'device.noData' })
  }
  return intl.formatMessage(
    { id: 'device.tooLittle' },
    { share: formatCoverage(coverage, intl.locale) },
  )
}
