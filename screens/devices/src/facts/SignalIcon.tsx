import { SIGNAL_BARS_MAX } from '@airshed/console-kit'
import './facts.css'

export interface SignalIconProps {
  /** From 0 to `SIGNAL_BARS_MAX`; null: unknown. */
  bars: number | null
  /** What the bars say, such as "4 of 5 bars"; absent where they are unknown. */
  label?: string
}

const STEP_PX = 4

/** The bars of a signal. */
export function SignalIcon({ bars, label }: SignalIconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className="devices-signal" viewBox="0 0 20 16" width={20} height={16} {...named}>
      {Array.from({ length: SIGNAL_BARS_MAX }, (_, index) => (
        <rect
          key={index}
          x={index * STEP_PX}
          y={13 - index * 3}
          width={3}
          height={3 + index * 3}
          data-lit={bars !== null && index < bars}
        />
      ))}
    </svg>
  )
}
