import { sparklinePath } from '@airshed/domain/drawing'

export interface SparklineProps {
  /** Evenly spaced values, oldest first; NaN is a gap. A few hundred at most. */
  values: ArrayLike<number>
  color: string
  /** CSS pixels, default 96 by 24. */
  width?: number
  height?: number
  /** The smallest difference in values that fills its height. Default 0: any. */
  leastSpan?: number
  /** The label for screen readers; without it the line is decoration. */
  label?: string
}

/** A line without axes beside a figure. */
export function Sparkline(props: SparklineProps) {
  const { values, color, width = 96, height = 24, leastSpan = 0, label } = props
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        d={sparklinePath(values, width, height, { leastSpan })}
        fill="none"
        stroke={color}
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
