import { WidgetSettingsStory, WidgetStory, type WidgetStoryProps } from '@airshed/testing/stories'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { brokenDust, threeSensors } from './threeSensors.fixture.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/modules',
  component: WidgetStory,
  args: {
    plugin,
    config: usual,
    data: threeSensors,
    size: { width: 760, height: 260 },
  } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const SensorFault: Story = { args: { data: brokenDust } }

export const NoSensors: Story = {
  args: {
    data: (_needs, { nodes }) => ({ nodes: nodes.map((node) => ({ ...node, data_points: [] })) }),
  },
}

export const NoDevice: Story = { args: { config: { node_id: '' } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { data: brokenDust, size: { width: 300, height: 240 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { args: { data: brokenDust }, globals: { theme: 'dark' } }

export const Spanish: Story = { args: { data: brokenDust }, globals: { locale: 'es_ES' } }
