/** From this width on a map is beside the form: it is shown at once. On narrower pages it is loaded on request. */
const BESIDE_QUERY = '(min-width: 1200px)'

/** Whether the map of a location is shown as soon as the page is opened. */
export const showsMapAtOnce = (): boolean => window.matchMedia(BESIDE_QUERY).matches
