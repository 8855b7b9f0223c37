import {
  TEST_NOW_MS,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import upper from '../fixtures/configs/upper.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

const DAY_MS = 86_400_000
const lastDays = (days: number) => ({ from: TEST_NOW_MS - days * DAY_MS, to: TEST_NOW_MS })

export default {
  title: 'widgets/percentile-rose',
  component: WidgetStory,
  args: {
    plugin,
    config: usual,
    range: lastDays(90),
    size: { width: 560, height: 420 },
  } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

/** Eight sectors, and percentiles up to the 99th, which needs a hundred hours in each sector. */
export const Upper: Story = { args: { config: upper, range: lastDays(20) } }

/** Most directions have too few hours, and are faint. */
export const FiveDays: Story = { args: { range: lastDays(5) } }

/** The pollutant was measured in half of the hours. */
export const TooFew: Story = {
  args: {
    data: (_needs, { percentileRoses }) => ({
      percentileRoses: percentileRoses.map((rose) =>
        rose === null
          ? null
          : {
              ...rose,
              coverage: 0.5,
              all: { ...rose.all, mean: null, percentiles: rose.percentiles.map(() => null) },
            },
      ),
    }),
  },
}

export const Empty: Story = { args: { scene: 'empty' } }

export const NoParameter: Story = { args: { config: { ...usual, pollutant_data_point_id: '' } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Narrow: Story = { args: { size: { width: 214, height: 180 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
