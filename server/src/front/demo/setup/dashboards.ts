import { deriveLayouts } from '@airshed/domain'
import type { Widget } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { CITY, HARBOUR } from '../fleet/fleet.ts'
import {
  airQualityIndex,
  blocks,
  chart,
  cityMap,
  comparison,
  device,
  heatmap,
  low,
  note,
  plain,
  table,
  value,
  windRose,
  type Draft,
} from './dashboardWidgets.ts'
import { OWNER_ID } from './people.ts'

interface DemoDashboard {
  id: string
  name: string
  description: string
  organizationId: string
  /** Rows of widgets on the widest grid. */
  rows: readonly (readonly Draft[])[]
}

/** Stations with a particle counter beside the traffic. */
const STREETS = [
  'Quay Street',
  'Bridge approach',
  'Station forecourt',
  'Northern ring road',
  'Market Square',
  'Orchard Park',
]

const SHIFT_NOTES = `**Simulated city.** Everything here is made up by the demo.

- Western avenue: fan of the particle counter stands still, repair ordered
- Riverside path: silent for two days, visit planned

Limits: [European index](https://airindex.eea.europa.eu)`

const DASHBOARDS: readonly DemoDashboard[] = [
  {
    id: 'dashboard_demo_city',
    name: 'City overview',
    description: 'The fleet, the wind and the street at a glance',
    organizationId: CITY,
    rows: [
      [
        value('Quay Street', '132:5'),
        value('Bridge approach', '132:7'),
        value('Market Square', '170:1'),
        { ...value('Town Hall roof', '150:1'), hOnTwelve: 3 },
      ],
      [
        low(cityMap('The fleet')),
        low(chart('Quay Street, particles', ['Quay Street', '132:5', '132:7'])),
      ],
      [
        low(heatmap('PM2.5 along the streets', '132:5', STREETS)),
        low(airQualityIndex('Air along the streets', STREETS.slice(0, 3))),
        note('Notes of the shift', SHIFT_NOTES),
      ],
      [
        airQualityIndex('Air at Market Square', ['Market Square']),
        windRose('Wind over the Town Hall', 'Town Hall roof'),
        chart('Market Square, gases', ['Market Square', '170:1', '170:2']),
      ],
      [
        device('Quay Street', '132:5', '132:7', '160:1'),
        device('Town Hall roof', '150:1', '150:2', '128:1'),
        device('Market Square', '132:5', '170:1', '170:2'),
        device('Lighthouse', '132:7', '150:1', '190:1'),
      ],
      [
        plain('TotalDevicesOnlinePieChartWidget', 4, 4),
        plain('TotalDevicesOnlineColumnChartWidget', 4, 4),
        plain('DevicesOnlineChartWidget', 8, 4),
      ],
      [
        plain('RecentAlertsWidget', 8, 4),
        chart('Sound levels at Quay Street', ['Quay Street', '160:1', '160:3']),
      ],
    ],
  },
  {
    id: 'dashboard_demo_roadside',
    name: 'Roadside PM2.5',
    description: 'Fine particles and exhaust where the traffic is',
    organizationId: CITY,
    rows: [
      [
        chart(
          'PM2.5 along the main roads',
          ['Quay Street', '132:5'],
          ['Bridge approach', '132:5'],
          ['Station forecourt', '132:5'],
        ),
        chart(
          'Roadside against park',
          ['Northern ring road', '132:5'],
          ['Orchard Park', '132:5'],
          ['Market Square', '132:5'],
        ),
      ],
      [
        device('Quay Street', '132:5', '132:7'),
        device('Bridge approach', '132:5', '132:7', '160:1'),
        device('Station forecourt', '132:5', '132:7', '160:1'),
        device('Western avenue 410', '132:5', '132:7', '160:1'),
      ],
      [
        comparison('PM2.5 side by side', '132:5', STREETS),
        table('Stations now', ['132:5', '132:7', '160:1'], STREETS),
      ],
      [
        chart('Nitrogen dioxide', ['Northern ring road', '170:1'], ['Cathedral terrace', '170:1']),
        chart(
          'Dust of the construction sites',
          ['Metro site east', '132:7'],
          ['Old brewery site', '132:7'],
        ),
      ],
    ],
  },
  {
    id: 'dashboard_demo_indoor',
    name: 'Indoor air',
    description: 'Rooms of the city: fresh air, climate and archives',
    organizationId: CITY,
    rows: [
      [
        chart(
          'CO2 in the rooms',
          ['Town Hall, council chamber', '131:10'],
          ['City library, reading room', '131:10'],
          ['Social housing block C', '131:10'],
        ),
        chart('VOC and particles', ['Town Hall, council chamber', '140:11', '132:5']),
      ],
      [
        device('Town Hall, council chamber', '131:10', '132:5', '128:1', '128:2'),
        device('City library, children', '131:10', '132:5', '128:1'),
        device('Archive, vault 1', '128:1', '128:2'),
        device('Clinic waiting room', '132:5', '140:12'),
      ],
      [
        blocks(
          'Rooms at a glance',
          ['Town Hall, council chamber', '131:10', '132:5'],
          ['City library, reading room', '131:10', '132:5'],
          ['Social housing block C', '131:10', '132:5'],
        ),
        heatmap('CO2 by room', '131:10', [
          'Town Hall, council chamber',
          'City library, reading room',
          'City library, children',
          'Social housing block C',
        ]),
      ],
      [
        chart(
          'Humidity in the archives',
          ['Archive, vault 1', '128:2'],
          ['Archive, vault 2', '128:2'],
          ['Museum depot', '128:2'],
        ),
        chart('A home over the day', ['Social housing block C', '132:5', '131:10']),
      ],
    ],
  },
  {
    id: 'dashboard_demo_harbour',
    name: 'Harbour air',
    description: 'Ships, yard and office',
    organizationId: HARBOUR,
    rows: [
      [
        chart('Gases at the terminal', ['Cruise terminal', '170:1', '170:3']),
        chart('Dust', ['Container yard gate', '132:7'], ['Cruise terminal', '132:7']),
      ],
      [
        device('Cruise terminal', '132:5', '170:3'),
        device('Container yard gate', '132:7', '190:1'),
        device('Harbour office', '131:10', '128:1'),
        device('Lighthouse', '150:1', '150:2'),
      ],
    ],
  },
]

/** The same with every widget in its place. */
export const DEMO_DASHBOARDS = DASHBOARDS.map(({ rows, ...dashboard }) => ({
  ...dashboard,
  widgets: placeRows(rows),
}))

/** Creates the dashboards of the demo that are missing; its owner has starred the first. */
export async function addDashboards({ store }: ServerContext, setupAt: number): Promise<void> {
  await store.db
    .insertInto('dashboards')
    .values(
      DEMO_DASHBOARDS.map(({ id, name, description, organizationId, widgets }) => ({
        id,
        name,
        description,
        organization_id: organizationId,
        user_id: null,
        configuration: JSON.stringify({ widgets }),
        range: null,
        created_at: setupAt,
        updated_at: setupAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await store.db
    .insertInto('dashboard_stars')
    .values({ user_id: OWNER_ID, dashboard_id: 'dashboard_demo_city' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Widgets with a place at every breakpoint, from rows of the widest grid. */
function placeRows(rows: readonly (readonly Draft[])[]): Widget[] {
  let y = 0
  const placed = rows.flatMap((row) => {
    let x = 0
    const rects = row.map(({ w, h }) => {
      const rect = { x, y, w, h }
      x += w
      return rect
    })
    y += Math.max(...row.map(({ h }) => h))
    return rects
  })
  const drafts = rows.flat()
  const layouts = deriveLayouts(placed)
  const withHeights = (heightOf: (draft: Draft) => number | undefined) =>
    deriveLayouts(
      placed.map((rect, index) => {
        const draft = drafts[index]
        return { ...rect, h: (draft && heightOf(draft)) ?? rect.h }
      }),
    )
  const alone = withHeights(({ hAlone }) => hAlone)
  const onTwelve = withHeights(({ hOnTwelve }) => hOnTwelve)
  return drafts.map(({ type, config, configVersion = 1 }, index) => {
    const layout = layouts[index]
    const onPhone = alone[index]
    const lg = onTwelve[index]?.lg
    if (layout === undefined || onPhone === undefined || lg === undefined) {
      throw new Error(`Widget ${index} has no place`)
    }
    const { sm, xs } = onPhone
    return { id: `w${index + 1}`, type, configVersion, layout: { ...layout, lg, sm, xs }, config }
  })
}
