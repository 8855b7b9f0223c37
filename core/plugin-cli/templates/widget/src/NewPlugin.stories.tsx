import { WidgetStory, type WidgetStoryProps } from '@airshed/testing/stories'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
}

export default {
  title: 'New plugin',
  component: WidgetStory,
  args: { plugin, config: usual, size: { width: 320, height: 220 } } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

export const Empty: Story = { args: { scene: 'empty' } }

export const NoParameters: Story = { args: { config: { ...usual, data_point_id: '' } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const SensorFault: Story = { args: { scene: 'fault' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 180, height: 160 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
