import { WidgetSettingsStory, WidgetStory, type WidgetStoryProps } from '@airshed/testing/stories'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { fallingMonths, monthsOf } from './months.fixture.ts'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

const rangeOf = (months: number) => ({ from: Date.UTC(1998, 0, 1), to: Date.UTC(1998, months, 1) })
/** These months in place of those that are built for the range. */
const monthly = (values: readonly (number | null)[]): Partial<WidgetStoryProps> => ({
  range: rangeOf(values.length),
  data: () => ({ steps: { [usual.data_point_id]: monthsOf(values) } }),
})

export default {
  title: 'widgets/trend',
  component: WidgetStory,
  args: {
    plugin,
    config: usual,
    size: { width: 760, height: 440 },
    ...monthly(fallingMonths(96)),
  } satisfies WidgetStoryProps,
}

/** Eight years that fall, of which the seasons are removed. */
export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

/** The same with its seasons: the interval is wider. */
export const WithSeasons: Story = { args: { config: { ...usual, seasons: 'kept' } } }

/** Nothing that changes. */
export const NotSignificant: Story = { args: monthly(fallingMonths(60, 40, 0)) }

/** A year and a half: too short for seasons. */
export const FewMonths: Story = { args: monthly(fallingMonths(18)) }

/** Too few for a line. */
export const FiveMonths: Story = { args: monthly(fallingMonths(5)) }

/** Half of the months have too few readings: no line. */
export const Incomplete: Story = {
  args: monthly(fallingMonths(48).map((value, at) => (at % 2 === 0 ? value : null))),
}

/** Fifty years, of which not every one has a label. */
export const FiftyYears: Story = { args: monthly(fallingMonths(600, 40, -0.01)) }

export const Empty: Story = { args: { scene: 'empty', data: () => ({}) } }

export const NoParameter: Story = { args: { config: { ...usual, data_point_id: '' } } }

/** Wind directions are shown as a rose instead. */
export const Direction: Story = {
  args: { config: { ...usual, data_point_id: '1C00A3F7.0.0.0/150:2' }, data: () => ({}) },
}

export const Removed: Story = { args: { scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Narrow: Story = { args: { size: { width: 240, height: 180 } } }

export const Phone: Story = { args: { size: { width: 342, height: 420 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
