import { debugLine, ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { OPEN_SETTINGS } from '../testsupport/channels.ts'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin } from '../testsupport/partPlugin.tsx'
import { DebugTab } from './DebugTab.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

const lines = Array.from({ length: 40 }, (_, index) => debugLine(index))

export default {
  title: 'screens/devices/debug',
  component: ScreenStory,
  args: {
    plugin: partPlugin(DebugTab),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: {
      nodes: FLEET,
      debugLines: lines,
      nodeSettings: { '1C00A3F7:0': OPEN_SETTINGS },
    },
  } satisfies ScreenStoryProps,
}

export const Lines: Story = {}
export const None: Story = { args: { server: { nodes: FLEET } } }
export const NarrowDark: Story = { globals: { theme: 'dark', width: '390' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
