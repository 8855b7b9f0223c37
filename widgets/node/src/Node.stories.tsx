import {
  airWith,
  gradedApart,
  PM25_APART,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import oneValue from '../fixtures/configs/one-value.json' with { type: 'json' }
import twoDevices from '../fixtures/configs/two-devices.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/node',
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

export const OneValue: Story = { args: { config: oneValue, size: { width: 320, height: 240 } } }

export const TwoDevices: Story = { args: { config: twoDevices } }

/** Outdoor air is graded by hours. */
export const Outdoor: Story = {
  args: { data: airWith({ factors: { '132:5': 5 } }), size: { width: 320, height: 330 } },
}

export const OutdoorLarge: Story = { args: { data: airWith({ factors: { '132:5': 5 } }) } }

export const OutdoorNarrow: Story = {
  args: { data: airWith({ factors: { '132:5': 5 } }), size: { width: 214, height: 260 } },
}

const no2 = { ...oneValue, selected_data_point_ids: ['1C00A3F7.0.0.0/170:1'] }

/** The mean of an hour was graded; the newest reading, which would be better, is small below it. */
export const MeanAndNewest: Story = {
  args: { config: no2, data: gradedApart(), size: { width: 320, height: 240 } },
}

export const MeanAndNewestSpanish: Story = { ...MeanAndNewest, globals: { locale: 'es_ES' } }

export const MeanAndNewestNarrow: Story = {
  args: { config: oneValue, data: gradedApart(PM25_APART), size: { width: 190, height: 240 } },
  globals: { locale: 'es_ES' },
}

/** Fewer than 18 of 24 hours were measured: nothing is graded. */
export const MeanWithheld: Story = {
  args: {
    config: oneValue,
    data: airWith({ profileId: 'who-2021', paths: ['132:5'], hours: 17 }),
    size: { width: 320, height: 240 },
  },
}

/** The newest reading is old, the mean of the day still counts. */
export const MeanAndStale: Story = {
  args: {
    config: oneValue,
    data: (needs, data, scene, range) => ({
      ...gradedApart(PM25_APART)(needs, data, scene, range),
      asOfMs: (data.asOfMs ?? 0) + 3_600_000,
    }),
    size: { width: 320, height: 240 },
  },
}

/** The first reading comes from a sensor that reports a fault. */
export const SensorFault: Story = {
  args: {
    data: (_needs, { frames }) => ({
      frames: frames.map((frame, index) =>
        index === 0 ? { ...frame, flags: Uint8Array.of(1) } : frame,
      ),
    }),
  },
}

/** Its readings are accepted without the key of the organization. */
export const Keyless: Story = {
  args: {
    data: (_needs, { nodes }) => ({
      nodes: nodes.map((node) => ({ ...node, accepts_keyless: true })),
    }),
  },
}

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 240, height: 180 } } }

/** A card of 4 × 2 units at 1440 px. */
const compact = { width: 262, height: 176 }

export const Compact: Story = { args: { config: oneValue, size: compact } }

export const CompactOutdoor: Story = {
  args: { config: oneValue, data: airWith({ factors: { '132:5': 5 } }), size: compact },
}

export const CompactSeveral: Story = {
  args: {
    config: { ...usual, selected_data_point_ids: usual.selected_data_point_ids.slice(0, 3) },
    size: compact,
  },
}

export const CompactStale: Story = {
  args: { config: oneValue, scene: 'stale', size: compact },
}

export const CompactFault: Story = {
  args: { ...SensorFault.args, config: oneValue, size: compact },
}

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
