import {
  TEST_NOW_MS,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import colocation from '../fixtures/configs/colocation.json' with { type: 'json' }
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
  title: 'widgets/scatter',
  component: WidgetStory,
  args: {
    plugin,
    config: usual,
    range: lastDays(14),
    size: { width: 620, height: 440 },
  } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

/** Two devices side by side with the same unit: the identity line is drawn too. */
export const Colocation: Story = { args: { config: colocation, range: lastDays(3) } }

/** Errors in both: orthogonal regression, with least squares dashed beside it. */
export const ErrorsInBoth: Story = {
  args: { config: { ...colocation, line: 'both' }, range: lastDays(3) },
}

/** More pairs than single marks could show: cells are darker where there are more. */
export const Year: Story = { args: { range: lastDays(365) } }

/** A third of the hours have no pair: the pairs are shown, but no line. */
export const TooFew: Story = {
  args: {
    data: (_needs, { pairs }) => ({
      pairs: pairs.map((one) =>
        one === null
          ? null
          : { ...one, expected: Math.round(one.count * 1.5), coverage: 2 / 3, regression: null },
      ),
    }),
  },
}

export const Empty: Story = { args: { scene: 'empty' } }

export const NoParameter: Story = { args: { config: { ...usual, y_data_point_id: '' } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Narrow: Story = { args: { size: { width: 214, height: 180 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { args: { range: lastDays(365) }, globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
