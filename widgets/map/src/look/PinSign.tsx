import { inkOn, STATUS_OUTLINES, THEME_TOKENS, type Theme } from '@airshed/kit'
import type { PinState } from '../devices/pinState.ts'
import { PIN_LOOKS } from './pinLook.ts'

export interface PinSignProps {
  state: PinState
  theme: Theme
  /** Letter of a grade, in place of the icon of the status. */
  letter?: string | undefined
  /** CSS pixels, default 18. */
  sizePx?: number
}

/** A pin as the map draws it, for lists and legends; the caller provides the state as text. */
export function PinSign({ state, theme, letter, sizePx = 18 }: PinSignProps) {
  const { fill, ring, ringPx, ink, sign } = PIN_LOOKS[state]
  const tokens = THEME_TOKENS[theme]
  const color = ink === null ? inkOn(tokens[fill]) : tokens[ink]
  return (
    <svg className="map-widget-sign" width={sizePx} height={sizePx} viewBox="0 0 26 26" aria-hidden>
      <circle cx="13" cy="13" r="13" fill={tokens[ring]} />
      <circle cx="13" cy="13" r={13 - ringPx} fill={tokens[fill]} />
      {letter === undefined ? (
        <g transform="translate(6.5 6.5) scale(0.8125)" fill={color} fillRule="evenodd">
          {STATUS_OUTLINES[sign].map((outline) => (
            <path key={outline} d={outline} />
          ))}
        </g>
      ) : (
        <text x="13" y="17.5" textAnchor="middle" fill={color} fontSize="12.5" fontWeight="600">
          {letter}
        </text>
      )}
    </svg>
  )
}
