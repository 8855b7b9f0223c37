import {
  NO2_APART,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { builtInOf, meanOf, oneSensor } from './oneSensor.fixture.ts'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/sensor',
  component: WidgetStory,
  args: {
    plugin,
    config: {
      ...least,
      selected_data_point_ids: ['132:5', '132:7', '131:10', '128:1', '150:2'].map(
        (path) => `1C00A3F7.1.0.1/${path}`,
      ),
    },
    data: oneSensor,
    size: { width: 760, height: 320 },
  } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const TwoParameters: Story = { args: { config: usual } }

/** The mean of an hour was graded; the newest reading is beside it. */
export const MeanAndNewest: Story = {
  args: { config: builtInOf(NO2_APART), data: meanOf(NO2_APART) },
}

export const Empty: Story = { args: { scene: 'empty' } }

export const NeverReported: Story = { args: { config: least, scene: 'empty' } }

export const NoSensor: Story = { args: { config: { ...least, device_id: '' } } }

export const TakenOff: Story = { args: { config: { ...least, device_id: '1C00A3F7.9.9.9' } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const SensorFault: Story = { args: { scene: 'fault' } }

export const ManyReadings: Story = { args: { scene: 'large' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 300, height: 240 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
