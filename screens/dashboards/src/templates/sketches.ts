import { GRID_MARGIN_PX, GRID_ROW_HEIGHT_PX } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'
import { parameterTitle, pointIds, pointOf } from './dataPoints.ts'
import { PARAMETER } from './parameters.ts'
import type { TemplateText, WidgetSketch } from './template.ts'

/** Maximum length of a name in the settings of a widget. */
const NAME_MAX = 100
/** Maximum number of data points that a chart shows at a time. */
const CHART_SERIES_MAX = 3
/** Maximum number of rows with which a heat map stays readable. */
const HEATMAP_NODES_MAX = 50
/** Maximum number of devices in a map's form. */
const MAP_NODES_MAX = 500

/**
 * One parameter of the first three of the devices over time; none if no device measures it.
 *
 * @param name default the name of the parameter
 */
export function chartOf(
  words: TemplateText,
  nodes: readonly Node[],
  path: string,
  name: string = parameterTitle(words, nodes, path),
): WidgetSketch[] {
  const shown = nodes.filter((node) => pointOf(node, path)).slice(0, CHART_SERIES_MAX)
  const ids = shown.flatMap((node) => pointIds(node, [path]))
  return chart(name, shown, ids)
}

/** Several parameters of one device over time; none if it measures none of them. */
export function deviceChart(name: string, node: Node, paths: readonly string[]): WidgetSketch[] {
  return chart(name, [node], pointIds(node, paths).slice(0, CHART_SERIES_MAX))
}

function chart(name: string, nodes: readonly Node[], ids: readonly string[]): WidgetSketch[] {
  if (ids.length === 0) return []
  const config = {
    name: fitting(name),
    node_id: nodes.map(({ node_id: id }) => id),
    selected_data_point_ids: ids,
  }
  return [{ type: 'ChartWidget', w: 8, h: 4, config }]
}

/** The newest readings of a device; none if it measures none of the parameters. */
export function deviceCard(node: Node, paths: readonly string[]): WidgetSketch[] {
  const ids = pointIds(node, paths)
  if (ids.length === 0) return []
  const { _id: id, presentName: name } = node
  const config = { name: fitting(name), node_id: [id], selected_data_point_ids: ids }
  return [{ type: 'NodeWidget', w: 4, h: 3, config }]
}

/** Devices × time of one parameter; none for fewer than two devices. */
export function heatmapOf(
  words: TemplateText,
  nodes: readonly Node[],
  path: string,
): WidgetSketch[] {
  const shown = nodes.filter((node) => pointOf(node, path)).slice(0, HEATMAP_NODES_MAX)
  if (shown.length < 2) return []
  const config = {
    name: fitting(
      words.text('template.widget.all', { parameter: parameterTitle(words, shown, path) }),
    ),
    node_id: shown.map(({ node_id: id }) => id),
    data_point_id: shown.flatMap((node) => pointIds(node, [path])),
    selected_path: path,
  }
  return [{ type: 'HeatmapWidget', w: 16, h: heightOfRows(shown.length), config }]
}

/**
 * The devices on a map; none if no position is known.
 *
 * @param w grid units, default 8
 */
export function mapOf(name: string, nodes: readonly Node[], w = 8): WidgetSketch[] {
  const placed = nodes.filter(({ location }) => location !== null).slice(0, MAP_NODES_MAX)
  if (placed.length === 0) return []
  const config = { name: fitting(name), node_id: placed.map(({ node_id: id }) => id) }
  return [{ type: 'MapWidget', w, h: 4, config }]
}

/** The wind directions at a device; none without speed and direction. */
export function windRoseOf(name: string, node: Node): WidgetSketch[] {
  const [speed] = pointIds(node, [PARAMETER.windSpeed])
  const [direction] = pointIds(node, [PARAMETER.windDirection])
  if (speed === undefined || direction === undefined) return []
  const config = {
    name: fitting(name),
    node_id: node.node_id,
    speed_data_point_id: speed,
    direction_data_point_id: direction,
  }
  return [{ type: 'WindRoseWidget', w: 4, h: 4, config }]
}

/** A widget that needs no settings. */
export function plainWidget(type: string, w: number, h: number): WidgetSketch {
  return { type, w, h, config: {} }
}

const fitting = (name: string): string => name.slice(0, NAME_MAX)

/** Grid units for this many rows of 18 px with their axis: between 3 and 8. */
function heightOfRows(count: number): number {
  const unitPx = GRID_ROW_HEIGHT_PX + GRID_MARGIN_PX
  return Math.min(8, Math.max(3, Math.ceil((count * 18 + unitPx) / unitPx)))
}
