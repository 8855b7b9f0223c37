import { WidgetSettingsStory, WidgetStory, type WidgetStoryProps } from '@airshed/testing/stories'
import oneValue from '../fixtures/configs/one-value.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import withCourse from '../fixtures/configs/with-course.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/table',
  component: WidgetStory,
  args: {
    plugin,
    config: usual,
    size: { width: 800, height: 320 },
  } satisfies WidgetStoryProps,
}

/** The data are simulated, and the line below the table says so. */
export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const WithCourse: Story = { args: { config: withCourse } }

export const OneValue: Story = { args: { config: oneValue } }

/** Enough devices to need several pages. */
export const ManyDevices: Story = {
  args: {
    config: {
      ...usual,
      node_id: Array.from({ length: 60 }, (_, index) => `1C00F${100 + index}:0`),
    },
    size: { width: 800, height: 640 },
  },
}

export const Empty: Story = { args: { scene: 'empty' } }

export const NoParameters: Story = { args: { config: { ...usual, selected_paths: [] } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const SensorFault: Story = { args: { scene: 'fault' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 320, height: 240 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
