import { ScreenStory, TEST_NOW_MS, type ScreenStoryProps } from '@airshed/testing/stories'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin, type PartProps } from '../testsupport/partPlugin.tsx'
import { FOUND, scanning } from '../testsupport/wifi.ts'
import { WifiSection } from './WifiSection.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

const Part = (props: PartProps) => <WifiSection {...props} nowMs={TEST_NOW_MS} />

export default {
  title: 'screens/devices/wifi',
  component: ScreenStory,
  args: {
    plugin: partPlugin(Part),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: { nodes: FLEET, nodeWifi: FOUND },
  } satisfies ScreenStoryProps,
}

export const Found: Story = {}
export const Unscanned: Story = { args: { server: { nodes: FLEET } } }
export const Silent: Story = { args: { server: { nodes: FLEET, nodeWifi: scanning(180_000) } } }
export const NarrowDark: Story = { globals: { theme: 'dark', width: '390' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
