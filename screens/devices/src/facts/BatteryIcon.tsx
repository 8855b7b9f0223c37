import type { CSSProperties } from 'react'

export interface BatteryIconProps {
  /** From 0, empty, to 1, full; null: unknown. */
  charge: number | null
  isCharging: boolean
}

/** A battery filled to its charge, with a bolt while charging; its text is beside it. */
export function BatteryIcon({ charge, isCharging }: BatteryIconProps) {
  const style = { '--charge': charge ?? 0 } as CSSProperties
  return (
    <svg
      className="devices-battery"
      style={style}
      viewBox="0 0 20 16"
      width={20}
      height={16}
      aria-hidden
    >
      <rect x="1" y="3.5" width="15" height="9" rx="1.5" className="devices-battery-case" />
      <rect x="17" y="6" width="2" height="4" rx="1" />
      <rect x="3" y="5.5" width="11" height="5" className="devices-battery-charge" />
      {isCharging ? (
        <path d="M9.5 1 5 9h3l-1 6 5.5-8h-3z" className="devices-battery-bolt" />
      ) : null}
    </svg>
  )
}
