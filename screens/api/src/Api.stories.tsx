import {
  apiToken,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { CreateTokenDialog } from './create/CreateTokenDialog.tsx'
import { TokenSecret } from './create/TokenSecret.tsx'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const SERVER = { tokens: Array.from({ length: 6 }, (_, index) => apiToken(index)) }

export default {
  title: 'screens/api',
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
    <CreateTokenDialog intl={intl} choices={choices} onClose={() => undefined} />
  )),
}
export const Secret: Story = {
  render: part((intl) => (
    <TokenSecret intl={intl} token={{ ...apiToken(), token: 'airshed_7Qm2vXe4Zt9Lk1Rw8Nc5Yb' }} />
  )),
}
