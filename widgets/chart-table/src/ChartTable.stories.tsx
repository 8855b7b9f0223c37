import { WidgetSettingsStory, WidgetStory, type WidgetStoryProps } from '@airshed/testing/stories'
import compared from '../fixtures/configs/compared.json' with { type: 'json' }
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/chart-table',
  component: WidgetStory,
  args: {
    plugin,
    config: usual,
    size: { width: 800, height: 520 },
  } satisfies WidgetStoryProps,
}

/** The data are simulated, and the small print says so. */
export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const AllParameters: Story = { args: { config: least } }

export const TwoDevices: Story = { args: { config: compared } }

export const Empty: Story = { args: { scene: 'empty' } }

export const NeverReported: Story = { args: { config: least, scene: 'empty' } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const SensorFault: Story = { args: { scene: 'fault' } }

export const ManyReadings: Story = { args: { scene: 'large' } }

/** Years of readings arrive downsampled: the figures are still those of all readings. */
export const ThinnedOut: Story = {
  args: {
    data: (_needs, { frames }) => ({
      frames: frames.map((frame, index) => ({ ...frame, completeness: 0.99 - index * 0.1 })),
    }),
  },
}

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 320, height: 420 } } }

export const Low: Story = { args: { size: { width: 320, height: 220 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
