import { builtInScreen, builtInWidget } from '@airshed/plugins'
import { node, nodeWithDataPoints, sensor } from '@airshed/testing'
import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { SCREEN_WIDGETS } from './widgets.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  parameters?: { width?: 'desktop' | 'tablet' | 'phone' }
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
}

const ID = '1C00A3F7:0'
const pointIds = [
  '1C00A3F7.1.0.1/132:5',
  '1C00A3F7.1.0.1/132:7',
  '1C00A3F7.0.0.0/131:10',
  '1C00A3F7.0.0.0/150:1',
  '1C00A3F7.0.0.0/150:2',
]
const device = node(ID, {
  name: 'Quay Street',
  presentName: 'Quay Street',
  description: 'By the ferries',
  actions: ['list', 'read', 'configure'],
  shared_to: ['org_harbour'],
  // Maps have stories of their own: they need a browser with WebGL.
  location: null,
  devices: [sensor()],
  data_points: nodeWithDataPoints(ID, pointIds).data_points ?? [],
})

export default {
  title: 'screens/device monitor',
  component: ScreenStory,
  parameters: { width: 'desktop' },
  args: {
    plugin: builtInScreen('airshed.devices'),
    page: 'monitor',
    params: { id: ID },
    plugins: [...SCREEN_WIDGETS, builtInWidget('WindRoseWidget')],
    server: { nodes: [device] },
  } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Limits: Story = {
  args: { params: { id: ID, parameter: [pointIds[0]], limits: true } },
}
export const Table: Story = { args: { params: { id: ID, view: 'table' } } }
export const Wind: Story = { args: { params: { id: ID, view: 'wind' } } }
export const Empty: Story = {
  args: { server: { nodes: [{ ...device, data_points: [], devices: [] }] } },
}
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { args: Table.args ?? {}, globals: { locale: 'es_ES' } }
