import { SIGNAL_BARS_MAX } from '@airshed/console-kit'
import './facts.css'

export interface SignalIconProps {
  /** From 0 to `SIGNAL_BARS_MAX`; null: unknown. */
  bars: number | null
  /** Accessible name of the bars, such as "4 of 5 bars"; absent if unknown. */
  label?: string
}

const STEP_PX = 4

/** The signal strength as bars. */
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
