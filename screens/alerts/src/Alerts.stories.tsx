import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

export default {
  title: 'screens/alerts',
  component: ScreenStory,
  args: { plugin, params: {} } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const GroupedByState: Story = { args: { params: { group: 'status' } } }
export const Empty: Story = { args: { server: { scene: 'empty' } } }
export const Failed: Story = { args: { server: { isRefusing: true } } }
export const Narrow: Story = { globals: { width: '390' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
