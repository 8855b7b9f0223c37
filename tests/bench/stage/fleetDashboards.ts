import type { Dashboard, GridRect, Widget } from '@airshed/schemas'
import { dashboard, savedWidget } from '@airshed/testing'
import { FLEET_NODE_IDS, pointOf } from './fleet.ts'

/** Every widget is four columns wide and three rows high: four per row in the widest grid. */
const PLACE = { w: 4, h: 3 }
const COLUMNS = { xl: 16, lg: 12, md: 8, sm: 4, xs: 4 } as const

const nodeAt = (index: number): string => FLEET_NODE_IDS[index % FLEET_NODE_IDS.length]!

const chart = (index: number): [type: string, config: object] => {
  const nodeId = nodeAt(index)
  return [
    'ChartWidget',
    {
      name: `Particles ${index + 1}`,
      node_id: [nodeId],
      selected_data_point_ids: [
        pointOf(nodeId, '132:5'),
        pointOf(nodeId, '132:7'),
        pointOf(nodeId, '131:10'),
      ],
    },
  ]
}

/** Used in rotation, so that any part of a dashboard has about the same mix. */
const MIX: readonly ((index: number) => [type: string, config: object])[] = [
  chart,
  (index) => [
    'NodeWidget',
    {
      name: `Now ${index + 1}`,
      node_id: [nodeAt(index)],
      selected_data_point_ids: [pointOf(nodeAt(index), '132:5'), pointOf(nodeAt(index), '131:10')],
    },
  ],
  (index) => [
    'HeatmapWidget',
    {
      name: `PM2.5 of four ${index + 1}`,
      node_id: [0, 1, 2, 3].map((offset) => nodeAt(index + offset)),
      data_point_id: [0, 1, 2, 3].map((offset) => pointOf(nodeAt(index + offset), '132:5')),
      selected_path: '132:5',
    },
  ],
  chart,
  (index) => [
    'TableWidget',
    {
      name: `Devices ${index + 1}`,
      node_id: FLEET_NODE_IDS.slice(0, 8),
      selected_paths: ['132:5', '131:10'],
      show_sparkline: true,
    },
  ],
  (index) => [
    'WindRoseWidget',
    {
      name: `Wind ${index + 1}`,
      node_id: nodeAt(index),
      mode: 'wind',
      speed_data_point_id: pointOf(nodeAt(index), '150:1'),
      direction_data_point_id: pointOf(nodeAt(index), '150:2'),
    },
  ],
  chart,
  (index) => [
    'ChartTableWidget',
    {
      node_id: nodeAt(index),
      selected_data_point_ids: [pointOf(nodeAt(index), '132:5'), pointOf(nodeAt(index), '132:7')],
    },
  ],
  () => ['RecentAlertsWidget', {}],
  () => ['TotalDevicesOnlinePieChartWidget', {}],
]

function layoutAt(index: number): Widget['layout'] {
  const rectAt = (columns: number): GridRect => {
    const perRow = columns / PLACE.w
    return { ...PLACE, x: (index % perRow) * PLACE.w, y: Math.floor(index / perRow) * PLACE.h }
  }
  const { xl, lg, md, sm, xs } = COLUMNS
  return { xl: rectAt(xl), lg: rectAt(lg), md: rectAt(md), sm: rectAt(sm), xs: rectAt(xs) }
}

function dashboardOf(id: string, name: string, widgets: readonly [string, object][]): Dashboard {
  return dashboard({
    id,
    name,
    configuration: {
      widgets: widgets.map(([type, config], index) =>
        savedWidget(type, config, { id: `${id}-${index}`, layout: layoutAt(index) }),
      ),
    },
  })
}

/**
 * Widgets of all the kinds that a dashboard usually has.
 *
 * @param firstIndex where in the mix it starts; default 0
 */
export const mixedDashboard = (id: string, count: number, firstIndex = 0): Dashboard =>
  dashboardOf(
    id,
    `Mixed ${id}`,
    Array.from({ length: count }, (_, index) =>
      MIX[(firstIndex + index) % MIX.length]!(firstIndex + index),
    ),
  )

/** Only charts of three lines. */
export const chartDashboard = (id: string, count: number): Dashboard =>
  dashboardOf(
    id,
    `Charts ${id}`,
    Array.from({ length: count }, (_, index) => chart(index)),
  )
