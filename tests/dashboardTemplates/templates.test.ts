import { createAjv, issuesOf } from '@airshed/contract'
import { BUILT_IN_WIDGETS, type WidgetPlugin } from '@airshed/plugins/manifests'
import { DashboardConfiguration, type Node, type Widget } from '@airshed/schemas'
import { planTemplate, TEMPLATES, type TemplatePlan } from '@airshed/screen-dashboards/templates'
import { describe, expect, it } from 'vitest'
import { CITY, LARGE, SCHOOL } from './fleets.ts'

const ajv = createAjv()
const plugins = new Map<string, WidgetPlugin & { validate: ReturnType<typeof ajv.compile> }>(
  BUILT_IN_WIDGETS.map((plugin) => [
    plugin.manifest.type,
    { ...plugin, validate: ajv.compile(plugin.config) },
  ]),
)
const isDocument = ajv.compile(DashboardConfiguration)

const words = {
  text: (id: string, values: Readonly<Record<string, string>> = {}) =>
    [id, ...Object.values(values)].join(' '),
  parameter: (_path: string, given: string) => given,
}

function planOf(id: string, nodes: readonly Node[], nodeId?: string): TemplatePlan | string {
  const template = TEMPLATES.find((one) => one.id === id)
  if (template === undefined) throw new Error(`expected a template ${id}, found none`)
  const sketch = template.sketch({ nodes, nodeId }, words)
  if (sketch.state === 'missing') return sketch.reason
  let count = 0
  return planTemplate(sketch.widgets, {
    configVersionOf: (type) => plugins.get(type)?.manifest.configVersion,
    newId: () => `w${(count += 1)}`,
    widgetLimit: 50,
  })
}

function widgetsOf(id: string, nodes: readonly Node[], nodeId?: string): readonly Widget[] {
  const plan = planOf(id, nodes, nodeId)
  if (typeof plan === 'string') throw new Error(`expected a plan of ${id}, got ${plan}`)
  return plan.widgets
}

const typesIn = (widgets: readonly Widget[]): string[] => widgets.map(({ type }) => type)

interface Filling {
  id: string
  from: string
  nodes: readonly Node[]
  nodeId?: string
}
const FILLINGS: readonly Filling[] = [
  { id: 'empty', from: 'nothing', nodes: [] },
  { id: 'fleet', from: 'the city', nodes: CITY },
  { id: 'fleet', from: '400 stations', nodes: LARGE },
  { id: 'indoor', from: 'the city', nodes: CITY },
  { id: 'indoor', from: 'a school', nodes: SCHOOL },
  { id: 'perimeter', from: 'the city', nodes: CITY },
  { id: 'perimeter', from: '400 stations', nodes: LARGE },
  { id: 'wind', from: 'the city', nodes: CITY },
  { id: 'wind', from: '400 stations', nodes: LARGE },
  ...CITY.map(({ presentName: from, node_id: nodeId }) => ({
    id: 'device',
    from,
    nodes: CITY,
    nodeId,
  })),
]

describe.each(FILLINGS)('$id, filled from $from', ({ id, nodes, nodeId }) => {
  it('makes a document that dashboards accept', () => {
    const document = { widgets: widgetsOf(id, nodes, nodeId) }
    isDocument(document)
    expect(issuesOf(isDocument.errors, document)).toEqual([])
  })

  it('makes settings that each plugin accepts', () => {
    const issues = widgetsOf(id, nodes, nodeId).flatMap(({ type, config, configVersion }) => {
      const plugin = plugins.get(type)
      if (plugin === undefined) return [`no plugin of ${type}`]
      expect(configVersion).toBe(plugin.manifest.configVersion)
      plugin.validate(config)
      return issuesOf(plugin.validate.errors, config).map(
        ({ path, expected }) => `${type} ${path}: expected ${expected}`,
      )
    })
    expect(issues).toEqual([])
  })

  it.each(['xl', 'lg', 'md', 'sm', 'xs'] as const)('overlaps nowhere at %s', (breakpoint) => {
    const cells = widgetsOf(id, nodes, nodeId).flatMap(({ layout }) => {
      const { x, y, w, h } = layout[breakpoint]
      return Array.from(
        { length: w * h },
        (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`,
      )
    })
    expect(new Set(cells).size).toBe(cells.length)
  })

  it('shows only devices and data points that are there', () => {
    const known = new Set(
      nodes.flatMap((node) => [node.node_id, ...(node.data_points ?? []).map((one) => one['_id'])]),
    )
    const used = widgetsOf(id, nodes, nodeId).flatMap(({ config }) =>
      Object.entries(config)
        .filter(([field]) => /node_id|data_point/.test(field))
        .flatMap(([, value]) => [value].flat() as string[]),
    )
    expect(used.filter((one) => !known.has(one))).toEqual([])
  })
})

describe('the content of each template', () => {
  it('a fleet overview shows counts, map, alerts and a heat map of the most common parameter', () => {
    const widgets = widgetsOf('fleet', CITY)
    expect(typesIn(widgets)).toEqual([
      'TotalDevicesOnlinePieChartWidget',
      'TotalDevicesOnlineColumnChartWidget',
      'DevicesOnlineChartWidget',
      'MapWidget',
      'RecentAlertsWidget',
      'HeatmapWidget',
    ])
    expect(widgets.at(-1)?.config['selected_path']).toBe('132:5')
  })

  it('indoor air leaves out outdoor stations', () => {
    const plan = planOf('indoor', CITY)
    expect(plan).toMatchObject({ deviceCount: 2 })
  })

  it('a perimeter leaves out rooms and takes the mast for its wind', () => {
    const widgets = widgetsOf('perimeter', CITY)
    const rooms = SCHOOL.map(({ node_id: id }) => id)
    const shown = widgets.flatMap(({ config }) => [config['node_id']].flat())
    expect(shown.filter((id) => rooms.includes(String(id)))).toEqual([])
    expect(typesIn(widgets)).toContain('WindRoseWidget')
  })

  it('one device shows only that device', () => {
    expect(planOf('device', CITY, 'AA000007:0')).toMatchObject({ deviceCount: 1 })
    expect(typesIn(widgetsOf('device', CITY, 'AA000007:0'))).toContain('WindRoseWidget')
    expect(typesIn(widgetsOf('device', CITY, 'AA000004:0'))).not.toContain('MapWidget')
  })

  it('indoor air starts with the room of most parameters, and leaves out deactivated ones', () => {
    const [first] = widgetsOf('indoor', CITY)
    expect(first?.config['name']).toBe('Classroom 2')
    const off = SCHOOL.map((node) => ({ ...node, status: 'deactivated' as const }))
    expect(planOf('indoor', off)).toBe('template.missing.indoor')
  })

  it('wind shows a rose for each of the first four stations', () => {
    const types = typesIn(widgetsOf('wind', LARGE))
    expect(types.filter((type) => type === 'WindRoseWidget')).toHaveLength(4)
  })
})

describe('a template that is not offered', () => {
  it.each([
    ['fleet', [], 'template.missing.devices'],
    ['device', [], 'template.missing.devices'],
    ['device', CITY, 'template.missing.choice'],
    ['indoor', LARGE, 'template.missing.indoor'],
    ['perimeter', SCHOOL, 'template.missing.perimeter'],
    ['perimeter', CITY.slice(0, 1), 'template.missing.perimeter'],
    ['wind', SCHOOL, 'template.missing.wind'],
  ])('%s states why it is not offered', (id, nodes, reason) => {
    expect(planOf(id, nodes)).toBe(reason)
  })
})

it('leaves out a widget type that is not installed, and widgets beyond the limit', () => {
  const sketches = ['ChartWidget', 'HologramWidget', 'ChartWidget', 'ChartWidget'].map((type) => ({
    type,
    w: 8,
    h: 4,
    config: {},
  }))
  const { widgets } = planTemplate(sketches, {
    configVersionOf: (type) => (type === 'ChartWidget' ? 1 : undefined),
    newId: () => 'w',
    widgetLimit: 2,
  })
  expect(typesIn(widgets)).toEqual(['ChartWidget', 'ChartWidget'])
})
