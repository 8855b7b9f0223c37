import type { Node } from '@airshed/kit'
import { PARAMETER } from './parameters.ts'
import { chartOf, deviceCard, deviceChart, mapOf, windRoseOf } from './sketches.ts'
import type { DashboardTemplate, WidgetSketch } from './template.ts'

/** Maximum number of readings on the card of one device. */
const CARD_POINTS_MAX = 8

/** Parameters that share a chart, with the id of its name; null: the parameter's own. */
const FAMILIES: readonly (readonly [name: string | null, paths: readonly string[]])[] = [
  ['template.widget.particles', [PARAMETER.pm1, PARAMETER.pm25, PARAMETER.pm10]],
  [null, [PARAMETER.co2]],
  ['template.widget.indices', [PARAMETER.vocIndex, PARAMETER.noxIndex]],
  [null, [PARAMETER.vocEtoh]],
  ['template.widget.gases', [PARAMETER.no2, PARAMETER.o3, PARAMETER.so2]],
  [null, [PARAMETER.temperature]],
  [null, [PARAMETER.humidity]],
  ['template.widget.windSpeed', [PARAMETER.windSpeed, PARAMETER.windGust]],
  ['template.widget.sound', [PARAMETER.laeq, PARAMETER.lamax]],
]

/** The data points of a device that are meaningful to people, as parameter ids. */
const readablePaths = (node: Node): string[] =>
  (node.data_points ?? [])
    .filter(({ _type: type, isMapped }) => type === 'metric' && isMapped)
    .map(({ path }) => path)
    .slice(0, CARD_POINTS_MAX)

/** Everything that one device measures. */
export const oneDevice: DashboardTemplate = {
  id: 'device',
  icon: 'widget',
  isOfOneDevice: true,
  sketch({ nodes, nodeId }, words) {
    const readable = nodes.filter((node) => readablePaths(node).length > 0)
    if (readable.length === 0) return { state: 'missing', reason: 'template.missing.devices' }
    const node = readable.find(({ _id: id }) => id === nodeId)
    if (node === undefined) return { state: 'missing', reason: 'template.missing.choice' }
    const charts = FAMILIES.flatMap(([name, paths]): WidgetSketch[] =>
      name === null
        ? paths.flatMap((path) => chartOf(words, [node], path))
        : deviceChart(words.text(name), node, paths),
    )
    return {
      state: 'ready',
      widgets: [
        ...deviceCard(node, readablePaths(node)).map((card) => ({ ...card, w: 8, h: 4 })),
        ...mapOf(words.text('template.widget.place'), [node]),
        ...charts,
        ...windRoseOf(words.text('template.widget.rose'), node),
      ],
    }
  },
}
