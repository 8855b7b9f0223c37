import { activeNodes } from './dataPoints.ts'
import { PARAMETER } from './parameters.ts'
import { chartOf, deviceCard, mapOf, windRoseOf } from './sketches.ts'
import type { DashboardTemplate } from './template.ts'

/** Stations that get a rose and a card of their own. */
const STATIONS_MAX = 4
const CARD_PATHS = [
  PARAMETER.windSpeed,
  PARAMETER.windDirection,
  PARAMETER.windGust,
  PARAMETER.temperature,
]

/** Which way does the wind blow, and how hard? */
export const wind: DashboardTemplate = {
  id: 'wind',
  icon: 'compass',
  sketch({ nodes }, words) {
    const stations = activeNodes(nodes).filter((node) => windRoseOf('', node).length > 0)
    if (stations.length === 0) return { state: 'missing', reason: 'template.missing.wind' }
    const shown = stations.slice(0, STATIONS_MAX)
    return {
      state: 'ready',
      widgets: [
        ...shown.flatMap((node) => windRoseOf(node.presentName, node)),
        ...chartOf(words, shown, PARAMETER.windSpeed, words.text('template.widget.windSpeed')),
        ...chartOf(words, shown, PARAMETER.windGust, words.text('template.widget.gusts')),
        ...shown.flatMap((node) => deviceCard(node, CARD_PATHS)),
        ...mapOf(words.text('template.widget.stations'), stations, 16),
      ],
    }
  },
}
