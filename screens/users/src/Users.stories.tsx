import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  parameters?: { width?: 'desktop' | 'tablet' | 'phone' }
}

export default {
  title: 'screens/users',
  component: ScreenStory,
  parameters: { width: 'desktop' },
  args: { plugin, params: {} } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Empty: Story = { args: { server: { scene: 'empty' } } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Phone: Story = { parameters: { width: 'phone' } }
