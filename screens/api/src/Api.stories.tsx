import {
  apiToken,
  FAKE_TOKEN,
  ScreenPartStory,
  ScreenStory,
  TEST_NOW_MS,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { CreateTokenDialog } from './create/CreateTokenDialog.tsx'
import { TokenSecret } from './create/TokenSecret.tsx'
import { TokenDetails } from './details/TokenDetails.tsx'
import type { ExampleIds, Language } from './examples/exampleIds.ts'
import { ExamplesView } from './examples/ExamplesView.tsx'
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

const choices = [
  { value: 'org_city', label: 'City of Rivermouth' },
  { value: 'org_port', label: 'Port' },
]

const part = (draw: ScreenPartStoryProps['part']) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={SERVER} part={draw} />
  }
/** The server that renders the stories has a different address each time. */
const IDS: ExampleIds = {
  server: 'https://air.example.org',
  organizationId: 'org_city',
  nodeId: '1C00AAAA:0',
  dataPointId: '1C00AAAA.0.0.0/132:5',
  fromMs: TEST_NOW_MS - 86_400_000,
  toMs: TEST_NOW_MS,
}
const examples = (language: Language, ids: ExampleIds | null = IDS): Story['render'] =>
  part((intl) => (
    <ExamplesView
      ids={ids}
      server={IDS.server}
      note={intl.formatMessage({ id: 'examples.device' }, { device: 'Quay mast' })}
      onLanguage={() => undefined}
      {...{ language, intl }}
    />
  ))
export const Examples: Story = { render: examples('curl') }
export const ExamplesInTypeScript: Story = {
  render: examples('typescript'),
  globals: { theme: 'dark' },
}
export const ExamplesInSpanish: Story = {
  render: examples('python'),
  globals: { locale: 'es_ES' },
}
export const ExamplesOnAPhone: Story = {
  render: examples('curl'),
  parameters: { width: 'phone' },
}
export const ExamplesLoading: Story = { render: examples('curl', null) }

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
