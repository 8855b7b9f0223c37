import { BUILT_IN_PLUGINS, builtInScreen } from '@airshed/plugins'
import { THUMBNAILS } from '@airshed/plugins/thumbnails'
import {
  dashboard,
  savedWidget,
  ScreenStory,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import { SCREEN_WIDGETS } from './widgets.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  parameters?: { width?: 'desktop' | 'tablet' | 'phone' }
  play?: (context: { canvasElement: HTMLElement }) => void
}

const place = (x: number, y: number, w: number, h: number, row: number) => {
  const wide = { x, y, w, h }
  const narrow = { x: 0, y: row, w: 4, h }
  return { layout: { xl: wide, lg: wide, md: narrow, sm: narrow, xs: narrow } }
}
const widgets = [
  savedWidget(
    'ChartWidget',
    {
      name: 'Dust of the centre',
      node_id: ['1C00A3F7:0'],
      selected_data_point_ids: ['1C00A3F7.0.0.0/132:5', '1C00A3F7.0.0.0/132:7'],
    },
    place(0, 0, 8, 4, 0),
  ),
  savedWidget('RecentAlertsWidget', {}, place(8, 0, 4, 4, 4)),
  savedWidget(
    'TextWidget',
    { markdown: '## On duty\n\nOlga Owner, until six.' },
    place(0, 4, 4, 3, 8),
  ),
  savedWidget('UnheardOfWidget', { name: 'Lava lamp' }, place(4, 4, 4, 3, 11)),
]

export default {
  title: 'screens/dashboard',
  component: ScreenStory,
  parameters: { width: 'desktop' },
  args: {
    plugin: builtInScreen('airshed.dashboard'),
    params: { id: 'dash_air' },
    plugins: SCREEN_WIDGETS,
    server: { dashboards: [dashboard({ configuration: { widgets } })] },
  } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Empty: Story = { args: { server: { dashboards: [dashboard()] } } }
export const Gone: Story = { args: { params: { id: 'gone' } } }
/** Read-only for a viewer without the right to change it. */
export const FromAFile: Story = {
  args: {
    server: { dashboards: [dashboard({ is_provisioned: true, configuration: { widgets } })] },
  },
}
export const AddWidgetPanel: Story = {
  args: {
    server: { dashboards: [dashboard()] },
    plugins: BUILT_IN_PLUGINS.filter(({ manifest }) => manifest.kind === 'widget'),
    thumbnails: THUMBNAILS,
  },
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>('.dashboard-region button')?.click(),
}
export const Wall: Story = {
  args: {
    isKiosk: true,
    params: { id: 'dash_air', every: 30, dashboards: ['dash_air', 'dash_other'] },
  },
}
export const Tablet: Story = { parameters: { width: 'tablet' } }
export const Phone: Story = { parameters: { width: 'phone' } }
