/** Maximum number of data points in a chart. */
export const SHOWN_MAX = 3

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/**
 * The data points to draw: the viewer's choice if `viewState.shown` has one (the last one switched on at the end), else
 * the first three.
 *
 * @param ids all data points of the chart, in order
 */
export function shownIds(
  ids: readonly string[],
  viewState: Readonly<Record<string, unknown>>,
): readonly string[] {
  const { shown } = viewState
  const chosen = isTexts(shown) ? shown.filter((id) => ids.includes(id)) : null
  return (chosen ?? ids).slice(0, SHOWN_MAX)
}

/** Switches one on or off; if three are on already, the one that has been on longest is switched off. */
export function toggleShown(shown: readonly string[], id: string): readonly string[] {
  if (shown.includes(id)) return shown.filter((other) => other !== id)
  return [...shown, id].slice(-SHOWN_MAX)
}
