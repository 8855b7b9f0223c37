import {
  ScreenPartStory,
  ScreenStory,
  snapshot,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { CreateArchiveDialog } from './create/CreateArchiveDialog.tsx'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const SERVER = { snapshots: Array.from({ length: 3 }, (_, index) => snapshot(index)) }

export default {
  title: 'screens/archives',
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

const part = (draw: ScreenPartStoryProps['part']) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={SERVER} part={draw} />
  }

export const Create: Story = {
  render: part((intl) => (
    <CreateArchiveDialog
      intl={intl}
      choices={[{ value: 'org_city', label: 'City of Rivermouth' }]}
      onClose={() => undefined}
    />
  )),
}
