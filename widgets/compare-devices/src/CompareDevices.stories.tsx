import {
  TEST_NOW_MS,
  WidgetSettingsStory,
  WidgetStory,
  type DataOverrides,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import mostDevices from '../fixtures/configs/most-devices.json' with { type: 'json' }
import twoDevices from '../fixtures/configs/two-devices.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

const oneFault: DataOverrides = (_needs, { frames }) => {
  const fault = { sinceMs: TEST_NOW_MS - 3_600_000, lastGood: [0, 8] as [number, number] }
  return { frames: frames.map((one, index) => (index === 0 ? { ...one, fault } : one)) }
}

export default {
  title: 'widgets/compare-devices',
  component: WidgetStory,
  args: {
    plugin,
    config: usual,
    size: { width: 640, height: 280 },
  } satisfies WidgetStoryProps,
}

/** The data are simulated, and the header says so. */
export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const TwoDevices: Story = { args: { config: twoDevices } }

/** Values below zero grow to the left. */
export const MostDevices: Story = { args: { config: mostDevices } }

/** The second device was silent for half of the time: it has no number. */
export const TooFewReadings: Story = {
  args: {
    data: (_needs, { frames }) => ({
      frames: frames.map((frame, index) =>
        index === 1
          ? {
              ...frame,
              values: frame.values.map((value, at) =>
                at < frame.values.length / 2 ? Number.NaN : value,
              ),
            }
          : frame,
      ),
    }),
  },
}

export const NotMeasured: Story = {
  args: { data: (_needs, { frames }) => ({ frames: frames.slice(0, 3) }) },
}

export const Directions: Story = { args: { config: { ...usual, selected_path: '150:2' } } }

export const Empty: Story = { args: { scene: 'empty' } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const SensorFault: Story = { args: { scene: 'fault' } }

/** The sensor of the first device broke within the range: it has a value, and the note names it. */
export const OneFault: Story = { args: { data: oneFault } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 300, height: 240 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
