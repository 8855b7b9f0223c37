type ViewState = Readonly<Record<string, unknown>>

/** View state key of the zone of the device, once it is known. */
const ZONE_KEY = 'timezone'

/** The zone of the device that a widget shows, as `useDeviceZone` found it; null: not known yet, or that of the reader. */
export function zoneIn(viewState: ViewState): string | null {
  const zone = viewState[ZONE_KEY]
  return typeof zone === 'string' ? zone : null
}

/** View state from which `zoneIn` reads this zone. */
export const withZone = (viewState: ViewState, zone: string): Record<string, unknown> => ({
  ...viewState,
  [ZONE_KEY]: zone,
})
