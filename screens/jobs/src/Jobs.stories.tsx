import {
  job,
  jobQueue,
  TEST_NOW_MS,
  ScreenStory,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  parameters?: { width: 'phone' }
}

const SERVER = {
  jobs: Array.from({ length: 12 }, (_, index) => job(index)),
  jobQueues: [
    jobQueue(),
    jobQueue('mail', { failed: 2, waiting: 148, late_since: TEST_NOW_MS - 600_000 }),
    jobQueue('reports', { running: 0, waiting: 2, waiting_unknown: 2 }),
  ],
}

export default {
  title: 'screens/jobs',
  component: ScreenStory,
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const NoMatches: Story = { args: { params: { search: 'volcano' } } }
export const Nothing: Story = { args: { server: {} } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
