import { WidgetSettingsStory, WidgetStory, type WidgetStoryProps } from '@airshed/testing/stories'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import week from '../fixtures/configs/week.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<WidgetStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: typeof WidgetSettingsStory
}

export default {
  title: 'widgets/devices-online',
  component: WidgetStory,
  args: { plugin, config: usual } satisfies WidgetStoryProps,
}

export const Normal: Story = {}

/** Its form, and the effect of each setting. */
export const Settings: Story = { render: WidgetSettingsStory }

export const Empty: Story = { args: { scene: 'empty' } }

export const ManyTypes: Story = { args: { scene: 'large' } }

export const Week: Story = { args: { config: week } }

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'error' } }

export const Stale: Story = { args: { scene: 'stale' } }

export const Narrow: Story = { args: { size: { width: 240, height: 180 } } }

export const Large: Story = { args: { size: { width: 1600, height: 900 } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
