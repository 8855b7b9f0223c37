import {
  TEST_NOW_MS,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import direction from '../fixtures/configs/direction.json' with { type: 'json' }
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

const HOUR_MS = 3_600_000
const day = { from: TEST_NOW_MS - 24 * HOUR_MS, to: TEST_NOW_MS }
const week = { from: TEST_NOW_MS - 7 * 24 * HOUR_MS, to: TEST_NOW_MS }

export default {
  title: 'widgets/heatmap',
  component: WidgetStory,
  args: { plugin, config: usual, range: day } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

/** No profile grades air pressure: its colours are a scale. */
export const Ungraded: Story = { args: { config: least } }

export const Directions: Story = { args: { config: direction } }

/** A week that contains the day with 23 hours. */
export const Week: Story = { args: { range: week } }

export const ThreeHours: Story = {
  args: { range: { from: TEST_NOW_MS - 3 * HOUR_MS, to: TEST_NOW_MS } },
}

export const ManyDevices: Story = {
  args: {
    config: {
      ...usual,
      node_id: Array.from({ length: 40 }, (_, index) => `1C00C${String(index).padStart(3, '0')}:0`),
    },
  },
}

/** A year of days, in which many have too few readings. */
export const Year: Story = {
  args: {
    range: { from: TEST_NOW_MS - 365 * 24 * HOUR_MS, to: TEST_NOW_MS },
    size: { width: 1200, height: 300 },
  },
}

/** The sensor of the first device broke an hour ago. */
export const SensorFault: Story = {
  args: {
    data: (_needs, { frames }) => {
      const fault = { sinceMs: TEST_NOW_MS - HOUR_MS, lastGood: [0, 8] as [number, number] }
      return { frames: frames.map((one, index) => (index === 0 ? { ...one, fault } : one)) }
    },
  },
}

export const Empty: Story = { args: { scene: 'empty' } }

export const NoDevices: Story = { args: { config: { ...usual, node_id: [] } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 240, height: 180 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
