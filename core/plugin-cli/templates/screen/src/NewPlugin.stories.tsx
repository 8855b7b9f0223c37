import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import fewAlerts from '../fixtures/params/main/few-alerts.json' with { type: 'json' }
import usual from '../fixtures/params/main/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

export default {
  title: 'New plugin',
  component: ScreenStory,
  args: { plugin, params: usual } satisfies ScreenStoryProps,
}

export const Normal: Story = {}

export const FewAlerts: Story = { args: { params: fewAlerts } }

export const Empty: Story = { args: { server: { scene: 'empty' } } }

/** The server refuses every call. */
export const Failed: Story = { args: { server: { isRefusing: true } } }

export const Narrow: Story = { globals: { width: '390' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Spanish: Story = { globals: { locale: 'es_ES' } }
