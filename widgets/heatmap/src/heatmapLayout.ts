import type { HeatmapFit } from './heatmapStep.ts'

/** What the steps of a heat map follow, once it is known. */
export interface HeatmapLayout extends HeatmapFit {
  /** IANA zone in whose time the steps begin; null: that of the page. */
  timezone: string | null
}

/** Before its size and its devices are known: a card of the usual size, devices of the zone of the page. */
const USUAL: HeatmapLayout = { widthPx: 560, slowestMs: 0, timezone: null }

/** The layout that the widget kept in its view state. */
export function heatmapLayout(viewState: Readonly<Record<string, unknown>>): HeatmapLayout {
  const kept = viewState['layout']
  return typeof kept === 'object' && kept !== null ? { ...USUAL, ...kept } : USUAL
}
