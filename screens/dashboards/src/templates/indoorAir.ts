import { activeNodes, measuresAny, mostMeasured, pointIds } from './dataPoints.ts'
import { INDOOR_PATHS, PARAMETER } from './parameters.ts'
import { chartOf, deviceCard, heatmapOf } from './sketches.ts'
import type { DashboardTemplate } from './template.ts'

/** Rooms that get a card of their own. */
const CARDS_MAX = 4
const CARD_PATHS = [
  PARAMETER.co2,
  PARAMETER.vocIndex,
  PARAMETER.vocEtoh,
  PARAMETER.pm25,
  PARAMETER.temperature,
  PARAMETER.humidity,
]

/** Is the air of the rooms fresh? */
export const indoorAir: DashboardTemplate = {
  id: 'indoor',
  icon: 'home',
  sketch({ nodes }, words) {
    const rooms = activeNodes(nodes)
      .filter((node) => measuresAny(node, INDOOR_PATHS))
      // The devices with the most data about their room come first.
      .toSorted((a, b) => pointIds(b, CARD_PATHS).length - pointIds(a, CARD_PATHS).length)
    const main = mostMeasured(rooms, INDOOR_PATHS)
    if (main === null) return { state: 'missing', reason: 'template.missing.indoor' }
    return {
      state: 'ready',
      widgets: [
        ...rooms.slice(0, CARDS_MAX).flatMap((room) => deviceCard(room, CARD_PATHS)),
        ...chartOf(words, main.nodes, main.path),
        ...chartOf(words, rooms, PARAMETER.pm25),
        ...chartOf(words, rooms, PARAMETER.temperature),
        ...chartOf(words, rooms, PARAMETER.humidity),
        ...heatmapOf(words, main.nodes, main.path),
      ],
    }
  },
}
