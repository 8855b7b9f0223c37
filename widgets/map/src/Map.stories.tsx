import {
  WidgetSettingsStory,
  WidgetStory,
  type DataOverrides,
  type WidgetStoryProps,
} from '@airshed/testing/stories'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { cityFleet, coastFleet, worldFleet } from './testsupport/fleets.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

const city: DataOverrides = (_needs, { nodes }) => ({ nodes: cityFleet(nodes) })
const coast: DataOverrides = (_needs, { nodes }) => ({ nodes: coastFleet(nodes) })
const world = (count: number): DataOverrides => {
  const fleet = worldFleet(count)
  return () => ({ nodes: fleet })
}

export default {
  title: 'widgets/map',
  component: WidgetStory,
  parameters: { noPicture: 'What WebGL draws in software is not the same twice' },
  args: {
    plugin,
    config: usual,
    data: city,
    size: { width: 760, height: 440 },
  } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const OneDevice: Story = { args: { config: least } }

/** All of them are in the same place. */
export const OnePlace: Story = { args: { data: () => ({}) } }

export const Fleet: Story = { args: { data: world(400) } }

/** At the scale of a city, where the coast is drawn from the finer outlines. */
export const Coast: Story = { args: { data: coast, size: { width: 515, height: 345 } } }

export const LargeFleet: Story = { args: { data: world(10_000) } }

/** The location of these devices is unknown. */
export const NoLocation: Story = {
  args: {
    data: (_needs, { nodes }) => ({ nodes: nodes.map((node) => ({ ...node, location: null })) }),
  },
}

export const Removed: Story = { args: { data: () => ({}), scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { data: () => ({}), scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 300, height: 300 } } }

export const Small: Story = { args: { size: { width: 240, height: 180 } } }

export const Large: Story = { args: { data: world(400), size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' }, args: { data: world(400) } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
