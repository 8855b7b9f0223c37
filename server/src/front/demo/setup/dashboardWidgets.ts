import { CITY, FLEET } from '../fleet/fleet.ts'
import { dataPointIds, nodeNamed } from '../fleet/lookUp.ts'

/** A widget before it is placed; w and h in grid units of the widest grid. */
export interface Draft {
  type: string
  w: number
  h: number
  /** Height in rows when it is alone in its row, as on a phone, where no neighbor sets the height. Default `h`. */
  hAlone?: number
  /** Height in rows on twelve columns, where other cards stand beside it. Default `h`. */
  hOnTwelve?: number
  /** Version of the config as it is written here. Default 1. */
  configVersion?: number
  config: Record<string, unknown>
}

/** Data points of a device, by its name and parameter ids. */
type Selection = readonly [nodeName: string, ...parameterIds: string[]]

const nodeIdOf = (name: string): string => nodeNamed(name).nodeId

function select(selections: readonly Selection[]) {
  return {
    node_id: selections.map(([name]) => nodeIdOf(name)),
    selected_data_point_ids: selections.flatMap(([name, ...parameterIds]) =>
      dataPointIds(nodeNamed(name), parameterIds),
    ),
  }
}

export const chart = (name: string, ...selections: Selection[]): Draft => ({
  type: 'ChartWidget',
  w: 8,
  h: 4,
  config: { name, ...select(selections) },
})

export const device = (...selection: Selection): Draft => ({
  type: 'NodeWidget',
  w: 4,
  h: 3,
  configVersion: 2,
  config: { name: selection[0], ...select([selection]) },
})

/** One value of a device, in a compact card. */
export const value = (nodeName: string, parameterId: string): Draft => ({
  ...device(nodeName, parameterId),
  h: 2,
})

export const blocks = (name: string, ...selections: Selection[]): Draft => ({
  type: 'BlocksWidget',
  w: 8,
  h: 4,
  config: { name, ...select(selections) },
})

/** One parameter of several devices as a grid of colours over time. */
export const heatmap = (name: string, path: string, nodeNames: readonly string[]): Draft => ({
  type: 'HeatmapWidget',
  w: 8,
  h: 4,
  configVersion: 2,
  config: {
    name,
    node_id: nodeNames.map(nodeIdOf),
    data_point_id: nodeNames.flatMap((nodeName) => dataPointIds(nodeNamed(nodeName), [path])),
    selected_path: path,
  },
})

export const comparison = (name: string, path: string, nodeNames: readonly string[]): Draft => ({
  type: 'CompareDevicesWidget',
  w: 8,
  h: 4,
  config: { name, node_id: nodeNames.map(nodeIdOf), selected_path: path },
})

export const table = (
  name: string,
  paths: readonly string[],
  nodeNames: readonly string[],
): Draft => ({
  type: 'TableWidget',
  w: 8,
  h: 4,
  config: { name, node_id: nodeNames.map(nodeIdOf), selected_paths: [...paths] },
})

export function windRose(name: string, nodeName: string): Draft {
  const [speed, direction] = dataPointIds(nodeNamed(nodeName), ['150:1', '150:2'])
  return {
    type: 'WindRoseWidget',
    w: 4,
    h: 4,
    config: {
      name,
      node_id: nodeIdOf(nodeName),
      speed_data_point_id: speed,
      direction_data_point_id: direction,
    },
  }
}

/** The air quality index of devices: for one with its pollutants, for several as a list. */
export const airQualityIndex = (name: string, nodeNames: readonly string[]): Draft => ({
  type: 'AirQualityIndexWidget',
  w: 4,
  h: 4,
  config: { name, node_id: nodeNames.map(nodeIdOf) },
})

/** The named devices of the city on a map. */
export const cityMap = (name: string): Draft => ({
  type: 'MapWidget',
  w: 8,
  h: 4,
  config: {
    name,
    node_id: FLEET.filter(
      ({ organizationId, name: nodeName }) => organizationId === CITY && nodeName !== '',
    ).map(({ nodeId }) => nodeId),
  },
})

export const note = (name: string, markdown: string): Draft => ({
  type: 'TextWidget',
  w: 4,
  h: 3,
  config: { name, markdown },
})

/** Three rows high, so that it fits above the fold below others; as high as usual where it is alone in its row. */
export const low = (draft: Draft): Draft => ({ hAlone: draft.h, ...draft, h: 3 })

export const plain = (type: string, w: number, h: number): Draft => ({ type, w, h, config: {} })
