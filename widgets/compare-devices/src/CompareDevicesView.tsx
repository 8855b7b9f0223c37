import {
  ChoiceButtons,
  FaultNote,
  formatValue,
  rangeWords,
  rowType,
  sharedRowPx,
  timeFormat,
  useUiText,
  type Frame,
  type RowType,
  type WidgetProps,
} from '@airshed/kit'
import { useMemo, type CSSProperties } from 'react'
import { barScale } from './barScale.ts'
import { whatOf, type ComparedDevice } from './comparison.ts'
import type { CompareDevicesConfig } from './config.ts'
import { DeviceBar } from './DeviceBar.tsx'
import { ORDERS, type DeviceOrder } from './deviceOrder.ts'
import './compareDevices.css'

export interface CompareDevicesViewProps extends Pick<
  WidgetProps<CompareDevicesConfig>,
  'range' | 'isLive' | 'size' | 'theme' | 'intl' | 'actions'
> {
  /** At least one, in display order. */
  devices: readonly ComparedDevice[]
  /** Frame of the first device that measures the parameter: its name and unit are used for all. */
  frame: Frame
  /** null without any value. */
  median: number | null
  statistic: NonNullable<CompareDevicesConfig['statistic']>
  order: DeviceOrder
  onOrder: (order: DeviceOrder) => void
}

/** Minimum inner widths (CSS px) that have space for the differences, and for the buttons. */
const DIFFERENCE_FROM_PX = 420
const BUTTONS_FROM_PX = 300
/** Below these inner widths (CSS px) larger type would cut names and leave no room for the bars. */
const LARGE_FROM_PX = 420
const LARGEST_FROM_PX = 800
/** CSS pixels. */
const HEAD_PX = 28
const ROWS = { leastPx: 32, mostPx: 120 }

/** What is compared and over which period, then a bar for each device. */
export function CompareDevicesView(props: CompareDevicesViewProps) {
  const { devices, frame, median, statistic, order, range, isLive, size, theme, intl } = props
  const { actions, onOrder } = props
  const text = useUiText()
  const scale = useMemo(() => barScale(devices.flatMap(({ value }) => value ?? [])), [devices])
  const format = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const { shortLabel: parameter, unit, precision } = frame
  const hasDifference = size.width >= DIFFERENCE_FROM_PX
  const rowPx = sharedRowPx(devices.length, size.height - HEAD_PX, ROWS)
  const words = [
    intl.formatMessage({ id: whatOf(statistic, frame.kind) }, { parameter }),
    rangeWords(range, isLive, format, text),
    ...(median === null
      ? []
      : [
          intl.formatMessage(
            { id: 'what.median' },
            { value: `${formatValue(median, intl.locale, precision)} ${unit}`.trim() },
          ),
        ]),
  ].join(' · ')
  return (
    <div className="compare-devices-widget">
      <div className="compare-devices-head">
        <span className="compare-devices-what" title={words}>
          {words}
        </span>
        {size.width >= BUTTONS_FROM_PX ? (
          <ChoiceButtons
            label={intl.formatMessage({ id: 'order' })}
            choices={ORDERS.map((id) => ({ id, text: intl.formatMessage({ id: `order.${id}` }) }))}
            chosen={order}
            onChoose={onOrder}
          />
        ) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div className="compare-devices-scroll" tabIndex={0} role="group" aria-label={parameter}>
        <table
          className="compare-devices-table"
          aria-label={words}
          data-type={typeFor(size.width, rowPx)}
          style={{ '--compare-devices-most': `${devices.length * ROWS.mostPx}px` } as CSSProperties}
        >
          <thead className="air-visually-hidden">
            <tr>
              <th scope="col">{intl.formatMessage({ id: 'column.device' })}</th>
              <th scope="col">{intl.formatMessage({ id: 'column.bar' })}</th>
              <th scope="col">{`${intl.formatMessage({ id: 'column.value' })} ${unit}`.trim()}</th>
              {hasDifference ? (
                <th scope="col">{intl.formatMessage({ id: 'column.difference' })}</th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {devices.map((device) => (
              <DeviceBar
                key={device.nodeId}
                {...{ device, parameter: frame, median, scale, hasDifference }}
                {...{ theme, intl, actions }}
              />
            ))}
          </tbody>
        </table>
      </div>
      <FaultNote frames={devices.flatMap((device) => device.frame ?? [])} />
    </div>
  )
}

function typeFor(width: number, rowPx: number): RowType {
  const type = rowType(rowPx)
  if (width < LARGE_FROM_PX) return 'usual'
  return type === 'largest' && width < LARGEST_FROM_PX ? 'large' : type
}
