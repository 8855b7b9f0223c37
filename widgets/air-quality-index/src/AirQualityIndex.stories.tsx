import {
  TEST_NOW_MS,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import several from '../fixtures/configs/several.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { byEurope, halfADay, smoke, withoutPm10 } from './testsupport/air.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

const DAY_MS = 86_400_000

export default {
  title: 'widgets/air-quality-index',
  component: WidgetStory,
  args: { plugin, config: least, size: { width: 320, height: 240 } } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

/** A long word, and a cause far above the rest. */
export const Smoke: Story = { args: { data: smoke } }

export const ColourBlind: Story = { args: { config: usual, data: smoke } }

/** An index made of bands has no number. */
export const European: Story = { args: { data: byEurope } }

/** Twelve of 24 hours are too few for a daily guideline. */
export const BelowCoverage: Story = { args: { data: halfADay } }

/** One of its pollutants cannot be graded, and the widget says so beside the others. */
export const WithoutOne: Story = {
  args: {
    data: withoutPm10,
  },
}

export const Several: Story = { args: { config: several } }

/** On a page that shows another day. */
export const Past: Story = {
  args: {
    isLive: false,
    range: { from: TEST_NOW_MS - 3 * DAY_MS, to: TEST_NOW_MS - 2 * DAY_MS },
  },
}

export const Empty: Story = { args: { scene: 'empty' } }

export const NoDevice: Story = { args: { config: { node_id: [] } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 214, height: 212 }, data: smoke } }

export const Large: Story = { args: { size: { width: 900, height: 500 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' }, args: { data: smoke } }
