import type { DataOverrides } from '@airshed/testing'
import { WidgetSettingsStory, WidgetStory, type WidgetStoryProps } from '@airshed/testing/stories'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import twoDevices from '../fixtures/configs/two-devices.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

/** Four readings are missing, one came without a time, one from a broken sensor. */
const troubled: DataOverrides = (_needs, { frames }) => ({
  frames: frames.map((frame, place) => {
    const kept = [...frame.times.keys()].filter((at) => at < 10 || at > 13)
    const flags = Uint8Array.from(kept, (at) => (at === 17 ? 4 : at === 15 && place === 0 ? 1 : 0))
    return {
      ...frame,
      times: Float64Array.from(kept, (at) => frame.times[at] ?? 0),
      values: Float64Array.from(kept, (at) => frame.values[at] ?? 0),
      flags,
    }
  }),
})

/** PM2.5 below a detection limit of 2, which counts half of it, beside other readings. */
const belowLimits: DataOverrides = (_needs, { frames }) => ({
  frames: frames.map((frame, place) =>
    place > 0
      ? frame
      : {
          ...frame,
          values: frame.values.map((value, at) => (at % 3 === 0 ? value : 1)),
          limits: Float64Array.from(frame.values, (_value, at) => (at % 3 === 0 ? Number.NaN : 2)),
        },
  ),
})

export default {
  title: 'widgets/recent-measurements',
  component: WidgetStory,
  args: {
    plugin,
    config: usual,
    size: { width: 640, height: 480 },
  } satisfies WidgetStoryProps,
}

/** The data are simulated, and the line below the table says so. */
export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const GapsAndFaults: Story = { args: { data: troubled } }

/** `<2` stands where less than 2 was measured. */
export const BelowTheDetectionLimit: Story = { args: { data: belowLimits } }

export const OneParameter: Story = { args: { config: least } }

export const TwoDevices: Story = { args: { config: twoDevices } }

export const Empty: Story = { args: { scene: 'empty' } }

export const NoParameters: Story = { args: { config: { ...usual, selected_data_point_ids: [] } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const SensorFault: Story = { args: { scene: 'fault' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { data: troubled, size: { width: 320, height: 360 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { args: { data: troubled }, globals: { locale: 'es_ES' } }
