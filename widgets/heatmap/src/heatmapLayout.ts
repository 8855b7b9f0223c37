import type { HeatmapFit } from './heatmapStep.ts'

/** What the steps of a heat map depend on, once it is known. */
export interface HeatmapLayout extends HeatmapFit {
  /** IANA zone in which the steps begin; null: that of the page. */
  timezone: string | null
}

/** Used until size and devices are known: a card of the usual size, devices in the zone of the page. */
const USUAL: HeatmapLayout = { widthPx: 560, slowestMs: 0, timezone: null }

/** The layout that the widget stored in its view state. */
export function heatmapLayout(viewState: Readonly<Record<string, unknown>>): HeatmapLayout {
  const kept = viewState['layout']
  return typeof kept === 'object' && kept !== null ? { ...USUAL, ...kept } : USUAL
}
