import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'
import { FLEET } from './testsupport/fleet.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

export default {
  title: 'screens/devices',
  component: ScreenStory,
  args: { plugin, params: {}, server: { nodes: FLEET } } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Offline: Story = { args: { server: { scene: 'stale' } } }
export const Empty: Story = { args: { server: { scene: 'empty' } } }
export const Claim: Story = { args: { page: 'claim' } }
export const ClaimNarrowDark: Story = {
  args: { page: 'claim' },
  globals: { theme: 'dark', width: '390' },
}
export const Failed: Story = { args: { server: { isRefusing: true } } }
export const Narrow: Story = { globals: { width: '390' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
