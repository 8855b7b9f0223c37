/** View state key under which the zone of the device is stored once it is known. */
const ZONE_KEY = 'timezone'

type ViewState = Readonly<Record<string, unknown>>

/** The zone by which months are requested; null: that of the reader. */
export function askedZone(viewState: ViewState): string | null {
  const kept = viewState[ZONE_KEY]
  return typeof kept === 'string' ? kept : null
}

/** View state that requests months in the zone of the place, wherever they are viewed. */
export const withZone = (viewState: ViewState, zone: string): Record<string, unknown> => ({
  ...viewState,
  [ZONE_KEY]: zone,
})
