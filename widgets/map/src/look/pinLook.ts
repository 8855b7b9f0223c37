import type { STATUS_OUTLINES, ThemeTokens } from '@airshed/kit'
import type { PinState } from '../devices/pinState.ts'

/** Colours and icon of a pin; colours are roles of the theme. */
export interface PinLook {
  fill: keyof ThemeTokens
  ring: keyof ThemeTokens
  ringPx: number
  /** null: whichever ink reads better on the fill. */
  ink: keyof ThemeTokens | null
  /** Icon of a status; the numeral of a grade replaces it. */
  sign: keyof typeof STATUS_OUTLINES
}

/** For devices that are online; the border shows their air quality. */
const present = { fill: 'statusOnline', ink: null, sign: 'online' } as const
/** For devices that measure nothing about the air: their own colour on the background of the page. */
const quiet = (token: keyof ThemeTokens, sign: keyof typeof STATUS_OUTLINES): PinLook => ({
  fill: 'surface',
  ring: token,
  ringPx: 2,
  ink: token,
  sign,
})

/** The look of each state: borders of amber and red for the air, grey for what is switched off. */
export const PIN_LOOKS: Readonly<Record<PinState, PinLook>> = {
  online: { ...present, ring: 'surface', ringPx: 1.5 },
  moderate: { ...present, ring: 'gradeModerate', ringPx: 3.5 },
  poor: { ...present, ring: 'danger', ringPx: 3.5 },
  deactivated: {
    fill: 'statusDeactivated',
    ring: 'surface',
    ringPx: 1.5,
    ink: null,
    sign: 'deactivated',
  },
  offline: quiet('statusOffline', 'offline'),
  error: quiet('statusError', 'error'),
  hibernated: quiet('statusHibernated', 'hibernated'),
  inventory: quiet('statusInventory', 'inventory'),
  leased: quiet('statusLeased', 'leased'),
  shared: quiet('statusShared', 'shared'),
  activated: quiet('statusActivated', 'activated'),
}

/** The colour of a state in the ring of a cluster. */
export function stateColor(state: PinState): keyof ThemeTokens {
  const { fill, ring } = PIN_LOOKS[state]
  if (state === 'moderate' || state === 'poor') return ring
  return fill === 'surface' ? ring : fill
}
