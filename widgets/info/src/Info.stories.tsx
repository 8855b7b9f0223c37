import { WidgetSettingsStory, WidgetStory, type WidgetStoryProps } from '@airshed/testing/stories'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'
import { wholeDevice } from './wholeDevice.fixture.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/info',
  component: WidgetStory,
  args: { plugin, config: usual, data: wholeDevice } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

/** Its place was never set, and it never reported. */
export const LittleKnown: Story = {
  args: {
    data: (_needs, { nodes }) => ({
      nodes: nodes.map((node) => ({
        ...node,
        location: null,
        last_online: null,
        is_simulated: false,
        data_points: [],
        profiles: [],
      })),
    }),
  },
}

/** Its readings are accepted without the key of the organization. */
export const Keyless: Story = {
  args: {
    data: (_needs, { nodes }) => ({
      nodes: nodes.map((node) => ({ ...node, accepts_keyless: true })),
    }),
  },
}

export const NoDevice: Story = { args: { config: { node_id: '' } } }

export const Removed: Story = { args: { scene: 'unknown' } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 280, height: 320 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
