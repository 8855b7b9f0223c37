import {
  profile,
  TEST_NOW_MS,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

const DAY_MS = 86_400_000
const year = { from: Date.UTC(2025, 0, 1, 5), to: Date.UTC(2026, 0, 1, 4) }

export default {
  title: 'widgets/calendar-plot',
  component: WidgetStory,
  args: {
    plugin,
    config: usual,
    range: year,
    size: { width: 760, height: 460 },
  } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

/** A profile with limits for 24 h means grades the days. */
export const Graded: Story = {
  args: {
    data: (_needs, { nodes }) => {
      const usualProfile = profile()
      const ranges = Object.fromEntries(
        Object.entries(usualProfile.ranges).map(([path, range]) => [
          path,
          { ...range, averagingPeriodMs: DAY_MS },
        ]),
      )
      return { nodes: nodes.map((node) => ({ ...node, profiles: [{ ...usualProfile, ranges }] })) }
    },
  },
}

/** Days above a limit are counted below. */
export const Limit: Story = { args: { config: { ...usual, limit: 12 } } }

/** Two years, of which the newer one is shown first, and today is not over yet. */
export const YearSoFar: Story = {
  args: { range: { from: TEST_NOW_MS - 300 * DAY_MS, to: TEST_NOW_MS } },
}

export const Month: Story = {
  args: { range: { from: TEST_NOW_MS - 13 * DAY_MS, to: TEST_NOW_MS } },
}

export const Small: Story = { args: { size: { width: 340, height: 420 } } }

export const Empty: Story = { args: { scene: 'empty' } }

export const NoParameter: Story = { args: { config: { ...usual, data_point_id: '' } } }

/** Wind directions are shown as a rose instead. */
export const Direction: Story = {
  args: { config: { ...usual, data_point_id: '1C00A3F7.0.0.0/150:2' } },
}

export const Removed: Story = { args: { scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Narrow: Story = { args: { size: { width: 240, height: 180 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
