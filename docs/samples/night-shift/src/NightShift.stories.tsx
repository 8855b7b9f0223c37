import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
}

export default {
  title: 'samples/night-shift',
  component: ScreenStory,
  args: { plugin, params: {} } satisfies ScreenStoryProps,
}

export const Normal: Story = {}

export const OneDevice: Story = { args: { params: { device: '1C00A3F8:0' } } }

export const Empty: Story = { args: { server: { scene: 'empty' } } }

export const Refused: Story = { args: { server: { isRefusing: true } } }

export const Stale: Story = { args: { server: { scene: 'stale' } } }

export const Fault: Story = { args: { server: { scene: 'fault' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
