import {
  apiToken,
  FAKE_TOKEN,
  node,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { CreateTokenDialog } from './create/CreateTokenDialog.tsx'
import { TokenSecret } from './create/TokenSecret.tsx'
import { TokenDetails } from './details/TokenDetails.tsx'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const MAST = node('1C00AAAA:0', { presentName: 'Quay mast' })
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

const examples = (changes: Partial<ScreenStoryProps> = {}): Story['args'] => ({
  page: 'examples',
  params: { language: 'curl' },
  server: { nodes: [MAST] },
  ...changes,
})
export const Examples: Story = { args: examples() }
export const ExamplesInTypeScript: Story = {
  args: examples({ params: { language: 'typescript' } }),
  globals: { theme: 'dark' },
}
export const ExamplesInSpanish: Story = {
  args: examples({ params: { language: 'python' } }),
  globals: { locale: 'es_ES' },
}
export const ExamplesOnAPhone: Story = { args: examples(), parameters: { width: 'phone' } }
export const ExamplesWithoutDevices: Story = { args: examples({ server: {} }) }

export const Details: Story = {
  render: part((intl) => <TokenDetails token={apiToken(1)} intl={intl} />),
}

export const Create: Story = {
  render: part((intl) => (
    <CreateTokenDialog intl={intl} choices={choices} onClose={() => undefined} />
  )),
}
export const Secret: Story = {
  render: part((intl) => <TokenSecret intl={intl} token={{ ...apiToken(), token: FAKE_TOKEN }} />),
}
