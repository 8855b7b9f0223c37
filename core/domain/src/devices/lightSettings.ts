type Settings = Readonly<Record<string, unknown>>

/**
 * The switches of a status light (`enable_led`, `led_aq`): a light that is turned off cannot show the air quality, and one
 * that is to show it has to be on. A request that turns one of them takes the other along.
 *
 * @param asked the requested settings
 * @param known the same settings as requested before, otherwise as the device reports them
 * @returns the settings to request, or null if the request asks for both: a light that is off and shows the air quality
 */
export function settleLight(asked: Settings, known: Settings): Settings | null {
  const isOff = asked['enable_led'] === 0
  const isColoured = asked['led_aq'] === 1
  if (isOff && isColoured) return null
  if (isOff && asked['led_aq'] === undefined && known['led_aq'] !== 0) {
    return { ...asked, led_aq: 0 }
  }
  if (isColoured && asked['enable_led'] === undefined && known['enable_led'] !== 1) {
    return { ...asked, enable_led: 1 }
  }
  return asked
}

/** Names of the switches that depend on each other. */
export const LIGHT_SETTINGS = ['enable_led', 'led_aq'] as const
