import {
  alertLimit,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import twoDevices from '../fixtures/configs/two-devices.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/chart',
  component: WidgetStory,
  args: { plugin, config: usual } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const Empty: Story = { args: { scene: 'empty' } }

export const NoParameters: Story = {
  args: { config: { ...usual, selected_data_point_ids: [] } },
}

export const Removed: Story = { args: { scene: 'unknown' } }

export const OneParameter: Story = { args: { config: least } }

export const TwoDevices: Story = { args: { config: twoDevices } }

/** Limits of alerts: one within reach, one for a mean at the same height, and one far away. */
export const AlertLimits: Story = {
  args: {
    config: { ...least, show_alert_limits: true },
    data: (_, built) => {
      const id = built.frames[0]?.dataPointId ?? ''
      return {
        alertLimits: [
          alertLimit(id, { level: 'critical', name: 'Evacuate', value: 250, alert_id: 'far' }),
          alertLimit(id, { value: 25, is_active: true }),
          alertLimit(id, {
            level: 'info',
            name: 'WHO guideline',
            value: 15,
            alert_id: 'mean',
            period_ms: 86_400_000,
          }),
        ],
      }
    },
  },
}

export const AlertLimitsDark: Story = { ...AlertLimits, globals: { theme: 'dark' } }

export const OneReading: Story = { args: { scene: 'one-point' } }

export const ManyReadings: Story = { args: { scene: 'large' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 240, height: 180 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
