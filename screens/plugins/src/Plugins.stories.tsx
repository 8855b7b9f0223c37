import {
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { InstallDialog } from './decisions/InstallDialog.tsx'
import { RemoveDialog } from './decisions/RemoveDialog.tsx'
import { RollBackDialog } from './decisions/RollBackDialog.tsx'
import { TransferDialog } from './decisions/TransferDialog.tsx'
import { TrustDialog } from './decisions/TrustDialog.tsx'
import { useDecisions } from './decisions/useDecisions.ts'
import { OfferGallery } from './find/OfferGallery.tsx'
import { ListSkeletons } from './list/ListSkeletons.tsx'
import { plugin } from './plugin.ts'
import { EXAMPLES, FROM_ANOTHER, OFFERS, REFUSAL, UPDATES } from './testsupport/examples.fixture.ts'
import { UploadDialog } from './upload/UploadDialog.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
}

export default {
  title: 'screens/plugins',
  component: ScreenStory,
  args: { plugin, params: {}, server: EXAMPLES } satisfies ScreenStoryProps,
}

const nothing = (): void => undefined
const part = (
  draw: ScreenPartStoryProps['part'],
  server: ScreenPartStoryProps['server'] = EXAMPLES,
) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={server} part={draw} />
  }
const [gauge, , pump] = EXAMPLES.pluginSummaries

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Nothing: Story = { args: { server: {} } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
export const Loading: Story = { render: part((intl) => <ListSkeletons intl={intl} />) }

export const Detail: Story = { args: { params: { plugin: 'acme.gauge' } } }
export const DetailDark: Story = { ...Detail, globals: { theme: 'dark' } }
export const DetailSpanish: Story = { ...Detail, globals: { locale: 'es_ES' } }
export const WaitsForADecision: Story = { args: { params: { plugin: 'labs.pump-form' } } }
export const Pinned: Story = { args: { params: { plugin: 'rivermouth.odour-diary' } } }
export const CannotRunHere: Story = { args: { params: { plugin: 'acme.noise-rose' } } }
export const UpdateInCatalogue: Story = {
  args: { server: UPDATES, params: { plugin: 'acme.gauge' } },
}
export const PublishedBySomebodyElse: Story = {
  args: { server: FROM_ANOTHER, params: { plugin: 'acme.gauge' } },
}
export const Gone: Story = { args: { params: { plugin: 'acme.nobody' } } }

export const Find: Story = { args: { page: 'find', server: OFFERS } }
export const FindDark: Story = { ...Find, globals: { theme: 'dark' } }
export const FindSpanish: Story = { ...Find, globals: { locale: 'es_ES' } }
export const FindNothing: Story = { args: { page: 'find', server: {} } }

export const Pictures: Story = {
  render: part(
    (intl) => (
      <OfferGallery
        isOpen
        pictures={OFFERS.pluginOffers[0]!.screenshots}
        name="Gauge"
        intl={intl}
        onClose={nothing}
      />
    ),
    OFFERS,
  ),
}

export const Upload: Story = {
  render: part((intl) => (
    <UploadDialog intl={intl} file={null} onPublished={nothing} onClose={nothing} />
  )),
}
export const Refused: Story = {
  render: part(
    (intl) => (
      <UploadDialog
        intl={intl}
        file={new File(['PK'], 'acme.gauge-1.3.0.airshed')}
        onPublished={nothing}
        onClose={nothing}
      />
    ),
    { pluginIssues: REFUSAL },
  ),
}

type Asked = 'install' | 'trust' | 'transfer' | 'roll-back' | 'remove'
const DIALOGS = {
  install: InstallDialog,
  trust: TrustDialog,
  transfer: TransferDialog,
  'roll-back': RollBackDialog,
  remove: RemoveDialog,
}
const VERSION_SHOWN = { install: 0, trust: 1, transfer: 0, 'roll-back': 2, remove: 1 }

function Question({ asked, of, intl }: { asked: Asked; of: typeof gauge; intl: Intl }) {
  const shown = of!
  const decisions = useDecisions(shown, intl)
  const Dialog = DIALOGS[asked]
  const version = shown.versions[of === gauge ? VERSION_SHOWN[asked] : 0]!
  return (
    <Dialog
      {...{ decisions, intl, version }}
      plugin={shown}
      onClose={nothing}
      onRemoved={nothing}
    />
  )
}
type Intl = Parameters<ScreenPartStoryProps['part']>[0]
const question = (asked: Asked, of: typeof gauge, server = EXAMPLES): Story => ({
  render: part((intl) => <Question {...{ asked, of, intl }} />, server),
})

export const Install: Story = question('install', gauge)
export const Remove: Story = question('remove', gauge)
export const Transfer: Story = question('transfer', gauge)
export const RollBack: Story = question('roll-back', gauge)
export const RollBackDark: Story = { ...RollBack, globals: { theme: 'dark' } }
export const RollBackSpanish: Story = { ...RollBack, globals: { locale: 'es_ES' } }
export const Trust: Story = question('trust', gauge)
export const CannotBeTrusted: Story = question('trust', pump)
