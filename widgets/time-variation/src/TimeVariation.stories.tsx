import {
  TEST_NOW_MS,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import direction from '../fixtures/configs/direction.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

const DAY_MS = 86_400_000
const year = { from: TEST_NOW_MS - 365 * DAY_MS, to: TEST_NOW_MS }

export default {
  title: 'widgets/time-variation',
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

/** Shows one view at a time, as chosen. */
export const Small: Story = { args: { size: { width: 340, height: 260 } } }

export const Directions: Story = { args: { config: direction } }

/** Ten days: the other months were not measured. */
export const TenDays: Story = {
  args: { range: { from: TEST_NOW_MS - 10 * DAY_MS, to: TEST_NOW_MS } },
}

/** The sensor reported a value in every second hour. */
export const TooFew: Story = {
  args: {
    data: (_needs, { cycles }) => ({
      cycles: Object.fromEntries(
        Object.entries(cycles).map(([id, one]) => {
          const halved = (figures: (typeof one)['hour']) =>
            figures.map((figure) => ({
              ...figure,
              value: null,
              low: null,
              high: null,
              count: Math.floor(figure.count / 2),
              coverage: 0.5,
            }))
          const { hour, weekday, month, weekdayHour } = one
          return [
            id,
            {
              ...one,
              hour: halved(hour),
              weekday: halved(weekday),
              month: halved(month),
              weekdayHour: halved(weekdayHour),
            },
          ]
        }),
      ),
    }),
  },
}

export const Empty: Story = { args: { scene: 'empty' } }

export const NoParameter: Story = { args: { config: { ...usual, data_point_id: '' } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Narrow: Story = { args: { size: { width: 240, height: 180 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
