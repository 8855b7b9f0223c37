import { auditEntry, ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  parameters?: { width: 'phone' }
}

const SERVER = { auditEntries: Array.from({ length: 14 }, (_, index) => auditEntry(index)) }

export default {
  title: 'screens/audit',
  component: ScreenStory,
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const OneDay: Story = { args: { params: { from: '2026-03-14', to: '2026-03-14' } } }
export const NoMatches: Story = { args: { params: { search: 'volcano' } } }
export const Nothing: Story = { args: { server: {} } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
