import {
  TEST_NOW_MS,
  WidgetSettingsStory,
  WidgetStory,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import pollution from '../fixtures/configs/pollution.json' with { type: 'json' }
import ungraded from '../fixtures/configs/ungraded.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { turningWind, turningWindInTens } from './testsupport/turningWind.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

const day = { from: TEST_NOW_MS - 24 * 3_600_000, to: TEST_NOW_MS }

export default {
  title: 'widgets/wind-rose',
  component: WidgetStory,
  args: { plugin, config: usual, range: day, data: turningWind } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

/** Only from the north, as along a street. */
export const Steady: Story = { args: { data: () => ({}) } }

/** An instrument that rounds to 10° hits N, E, S and W more often than the others. */
export const Rounded: Story = { args: { data: turningWindInTens } }

export const Pollution: Story = { args: { config: pollution } }

/** Four classes over the range of speeds. */
export const Ungraded: Story = { args: { config: ungraded } }

export const NoPollutant: Story = { args: { config: { ...usual, mode: 'pollution' } } }

export const Empty: Story = { args: { scene: 'empty', data: () => ({}) } }

/** The anemometer broke an hour ago. */
export const SensorFault: Story = {
  args: {
    data: (needs, built, scene, range) => {
      const wind = turningWind(needs, built, scene, range)
      const fault = { sinceMs: TEST_NOW_MS - 3_600_000, lastGood: [0, 3.4] as [number, number] }
      const frames = built.frames.map((one, index) => (index === 0 ? { ...one, fault } : one))
      return { ...wind, frames }
    },
  },
}

export const Removed: Story = { args: { scene: 'unknown', data: () => ({}) } }

export const OneReading: Story = { args: { scene: 'one-point', data: () => ({}) } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 240, height: 180 } } }

export const Upright: Story = { args: { size: { width: 340, height: 460 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
