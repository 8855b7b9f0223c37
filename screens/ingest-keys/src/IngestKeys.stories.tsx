import {
  ingestKey,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { CreateKeyDialog } from './create/CreateKeyDialog.tsx'
import { plugin } from './plugin.ts'
import { RenameKeyDialog } from './rename/RenameKeyDialog.tsx'
import { RollKeyDialog } from './roll/RollKeyDialog.tsx'
import { KeySecret } from './secret/KeySecret.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const SERVER = { ingestKeys: Array.from({ length: 4 }, (_, index) => ingestKey(index)) }

export default {
  title: 'screens/ingest-keys',
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
const choices = [
  { value: 'org_city', label: 'City of Rivermouth' },
  { value: 'org_port', label: 'Port' },
]

export const Create: Story = {
  render: part((intl) => (
    <CreateKeyDialog intl={intl} choices={choices} onClose={() => undefined} />
  )),
}
export const Roll: Story = {
  render: part((intl) => (
    <RollKeyDialog intl={intl} rolled={ingestKey()} onClose={() => undefined} />
  )),
}
export const Rename: Story = {
  render: part((intl) => (
    <RenameKeyDialog intl={intl} renamed={ingestKey()} onClose={() => undefined} />
  )),
}
export const Secret: Story = {
  render: part((intl) => (
    <KeySecret
      intl={intl}
      value="ak_fake-key-0123456789abcdefghijklmn"
      server="https://air.example.org"
    />
  )),
}
