import {
  DEFAULT_PRECISION,
  formatReading,
  formatTooltipValue,
  type BelowLimit,
} from '@airshed/domain'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { BelowLimitMark } from '../readings/BelowLimitMark.tsx'
import './NumberWithUnit.css'

export interface NumberWithUnitProps {
  /** null, undefined and NaN are shown as a dash. */
  value: number | null | undefined
  /** The reading is below its detection limit, which is shown instead. Default: it is not. */
  belowLimit?: BelowLimit | undefined
  unit: string
  /** Decimals shown, default 3; the title has up to four. */
  precision?: number
  /** Of a reading: most decimals that its data point’s readings came with, see `formatReading`. */
  decimals?: number | undefined
  /** body 13 px (default), large 20 px, display 28 px */
  size?: 'body' | 'large' | 'display'
}

/** A number with its unit beside it, small and muted. */
export function NumberWithUnit(props: NumberWithUnitProps) {
  const { value, belowLimit, unit, precision = DEFAULT_PRECISION, decimals, size = 'body' } = props
  const { locale } = useIntl()
  const text = useUiText()
  const isEmpty = value === null || value === undefined || !Number.isFinite(value)
  return (
    <span
      className="air-figure"
      data-size={size}
      title={
        belowLimit !== undefined
          ? undefined
          : isEmpty
            ? text('ui.noValue')
            : `${formatTooltipValue(value, locale)} ${unit}`.trim()
      }
    >
      <span className="air-figure-value">
        {belowLimit === undefined ? (
          formatReading(value, locale, { precision, decimals })
        ) : (
          <BelowLimitMark below={belowLimit} unit={unit} />
        )}
      </span>
      {unit === '' ? null : <span className="air-figure-unit">{unit}</span>}
    </span>
  )
}
