import {
  airWith,
  gradedApart,
  PM25_APART,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import oneValue from '../fixtures/configs/one-value.json' with { type: 'json' }
import twoDevicesRows from '../fixtures/configs/two-devices-rows.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/blocks',
  component: WidgetStory,
  args: { plugin, config: usual } satisfies WidgetStoryProps,
}

/** From good to poor, and one parameter without a profile that grades it. */
const everyGrade: NonNullable<WidgetStoryProps['data']> = (_needs, { frames }) => ({
  frames: frames.map((frame, at) => ({
    ...frame,
    values: Float64Array.of([6.3, 80, 1480, 24.6, 62, 1][at] ?? 0),
  })),
})

export const Normal: Story = { args: { data: everyGrade } }

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const Empty: Story = { args: { scene: 'empty' } }

export const NoParameters: Story = { args: { config: { ...usual, selected_data_point_ids: [] } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const OneValue: Story = { args: { config: oneValue, size: { width: 320, height: 240 } } }

export const TwoDevicesInRows: Story = { args: { config: twoDevicesRows } }

/** The mean of a day was graded; the newest reading is small below it. */
export const MeanAndNewest: Story = {
  args: { config: oneValue, data: gradedApart(PM25_APART), size: { width: 320, height: 240 } },
}

export const MeanAndNewestNarrow: Story = {
  args: { config: oneValue, data: gradedApart(PM25_APART), size: { width: 190, height: 180 } },
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

/** More than fit: the card scrolls. */
export const Many: Story = {
  args: {
    config: {
      ...usual,
      selected_data_point_ids: Array.from({ length: 50 }, (_, at) => `1C00A3F7.${at}.0.0/132:5`),
    },
  },
}

/** Outdoor air is graded by hours: the newest readings have no grade of their own. */
export const Outdoor: Story = {
  args: { data: airWith({ factors: { '132:5': 5 } }), size: { width: 480, height: 240 } },
}

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = {
  args: { data: everyGrade, size: { width: 240, height: 180 } },
}

export const Large: Story = { args: { data: everyGrade, size: { width: 1600, height: 900 } } }

export const Dark: Story = { args: { data: everyGrade }, globals: { theme: 'dark' } }

export const Spanish: Story = { args: { data: everyGrade }, globals: { locale: 'es_ES' } }
