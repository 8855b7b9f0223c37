import { builtInScreen } from '@airshed/plugins'
import { debugLine, node, nodeWithDataPoints, sensor } from '@airshed/testing'
import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { SCREEN_WIDGETS } from './widgets.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  parameters?: { width?: 'desktop' | 'tablet' | 'phone' }
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
}

const ID = '1C00A3F7:0'
const device = node(ID, {
  name: 'Quay Street',
  presentName: 'Quay Street',
  actions: ['list', 'read', 'configure'],
  // Maps have stories of their own: they need a browser with WebGL.
  location: null,
  devices: [sensor()],
  data_points: [
    ...(nodeWithDataPoints(ID, ['1C00A3F7.1.0.1/132:5', '1C00A3F7.0.0.0/131:10']).data_points ??
      []),
    ...(nodeWithDataPoints(ID, ['1C00A3F7.0.0.0/190:1']).data_points ?? []).map((point) => ({
      ...point,
      _type: 'status' as const,
      presentName: 'Battery',
      shortPresentName: 'Battery',
      unit: 'V',
    })),
  ],
})

export default {
  title: 'screens/device administration',
  component: ScreenStory,
  parameters: { width: 'desktop' },
  args: {
    plugin: builtInScreen('airshed.devices'),
    page: 'admin',
    params: { id: ID },
    plugins: SCREEN_WIDGETS,
    server: { nodes: [device], debugLines: [debugLine(0), debugLine(1), debugLine(2)] },
  } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Files: Story = { args: { params: { id: ID, tab: 'files' } } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Phone: Story = { parameters: { width: 'phone' } }
