import { activeNodes, measuresAny, mostMeasured } from './dataPoints.ts'
import { INDOOR_PATHS, PARAMETER } from './parameters.ts'
import { chartOf, deviceCard, heatmapOf, mapOf, windRoseOf } from './sketches.ts'
import type { DashboardTemplate } from './template.ts'

/** Fence lines have at least two ends. */
const STATIONS_MIN = 2
const CARDS_MAX = 4
const DUST_PATHS = [PARAMETER.pm10, PARAMETER.pm25]
const CARD_PATHS = [PARAMETER.pm10, PARAMETER.pm25, PARAMETER.tsp, PARAMETER.laeq]

/** Does dust or noise leave the site, and where does the wind carry it? */
export const perimeter: DashboardTemplate = {
  id: 'perimeter',
  icon: 'area-of-interest',
  sketch({ nodes }, words) {
    const outdoors = activeNodes(nodes).filter((node) => !measuresAny(node, INDOOR_PATHS))
    const dust = mostMeasured(outdoors, DUST_PATHS)
    if (dust === null || dust.nodes.length < STATIONS_MIN) {
      return { state: 'missing', reason: 'template.missing.perimeter' }
    }
    const windy = outdoors.find((node) => windRoseOf('', node).length > 0)
    return {
      state: 'ready',
      widgets: [
        ...dust.nodes.slice(0, CARDS_MAX).flatMap((node) => deviceCard(node, CARD_PATHS)),
        ...mapOf(words.text('template.widget.stations'), dust.nodes, windy === undefined ? 16 : 12),
        ...(windy === undefined
          ? []
          : windRoseOf(words.text('template.widget.wind', { device: windy.presentName }), windy)),
        ...chartOf(words, dust.nodes, dust.path),
        ...chartOf(words, outdoors, PARAMETER.laeq),
        ...heatmapOf(words, dust.nodes, dust.path),
      ],
    }
  },
}
