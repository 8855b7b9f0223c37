import { publicLink, ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin } from '../testsupport/partPlugin.tsx'
import { PublicLinkPart } from '../testsupport/publicLinkPart.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

export default {
  title: 'screens/devices/publicLink',
  component: ScreenStory,
  args: {
    plugin: partPlugin(PublicLinkPart),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: { nodes: FLEET, publicLinks: { '1C00A3F7:0': publicLink() } },
  } satisfies ScreenStoryProps,
}

export const Default: Story = {}
export const Off: Story = { args: { server: { nodes: FLEET } } }
export const NarrowDark: Story = { globals: { theme: 'dark', width: '390' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
