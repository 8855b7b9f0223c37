import type { PluginSummary, PluginVersion } from '@airshed/console-kit'
import { Skeleton, type PluginIntl } from '@airshed/kit'
import { lazy, Suspense, useState } from 'react'
import { InstallDialog } from '../decisions/InstallDialog.tsx'
import { RemoveDialog } from '../decisions/RemoveDialog.tsx'
import { RollBackDialog } from '../decisions/RollBackDialog.tsx'
import { TransferDialog } from '../decisions/TransferDialog.tsx'
import { TrustDialog } from '../decisions/TrustDialog.tsx'
import { useDecisions } from '../decisions/useDecisions.ts'
import { speakingVersion, versionNamed, waitingVersion } from '../rules/shownState.ts'
import type { VersionAction } from '../rules/versionActions.ts'
import { ChangeList } from '../ChangeList.tsx'
import { CatalogueUpdate } from './CatalogueUpdate.tsx'
import { DetailHead } from './DetailHead.tsx'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { Owner } from './Owner.tsx'
import { Rights } from './Rights.tsx'
import { Section } from './Section.tsx'
import { Versions } from './Versions.tsx'

/** The Markdown renderer loads when a README is opened. */
const Readme = lazy(() => import('./Readme.tsx'))

/** The form engine is large, and most plugins are not forms. */
const FormTryout = lazy(() => import('./FormTryout.tsx'))

/** Decisions that need confirmation. */
type Asked = Extract<VersionAction, 'install' | 'trust' | 'roll-back' | 'remove'>

export interface PluginDetailProps {
  plugin: PluginSummary
  /** Its organization, if the page does not already show it. */
  ownerName: string | undefined
  intl: PluginIntl
  onGone: () => void
}

/** Everything about one plugin, and the decisions about each of its versions. */
export function PluginDetail({ plugin, ownerName, intl, onGone }: PluginDetailProps) {
  const decisions = useDecisions(plugin, intl)
  const [looked, setLooked] = useState<string | null>(null)
  const [isTransfer, setTransfer] = useState(false)
  const [asked, setAsked] = useState<{ action: Asked; version: PluginVersion } | null>(null)
  // A waiting version is what readers come to decide about.
  const shown =
    versionNamed(plugin, looked) ??
    (plugin.current_version === null ? waitingVersion(plugin) : undefined) ??
    speakingVersion(plugin)
  if (shown === undefined) return null
  const close = (): void => setAsked(null)

  const act = (action: VersionAction, version: PluginVersion): void => {
    switch (action) {
      case 'install':
      case 'trust':
      case 'roll-back':
      case 'remove':
        return setAsked({ action, version })
      case 'enable':
        return decisions.enable(version.version)
      case 'disable':
        return decisions.disable(version.version)
      case 'isolate':
        return decisions.setTier(version.version, 'isolated')
      default:
        return decisions.pin(version.version)
    }
  }
  const dialog = { plugin, decisions, intl, onClose: close }
  const text = (id: string) => intl.formatMessage({ id }, { version: shown.version })
  return (
    <div className="plugins-detail">
      <DetailHead {...{ plugin, ownerName, decisions, intl }} onAct={act} />
      <CatalogueUpdate plugin={plugin} intl={intl} />
      <Section title={text('rights')}>
        <Rights plugin={plugin} version={shown} intl={intl} />
      </Section>
      <Section title={text('versions')}>
        <Versions {...{ plugin, decisions, intl }} shown={shown} onShow={setLooked} onAct={act} />
      </Section>
      {shown.changelog === '' ? null : (
        <Section title={text('changes')}>
          <ChangeList
            changelog={shown.changelog}
            from={plugin.current_version}
            to={shown.version}
            intl={intl}
          />
        </Section>
      )}
      {shown.manifest['kind'] === 'device-form' && plugin.current_version !== null ? (
        <Section title={text('tryout')}>
          <Suspense fallback={<Skeleton height={160} />}>
            <FormTryout plugin={plugin} intl={intl} />
          </Suspense>
        </Section>
      ) : null}
      <Section title={text('readme')}>
        <Suspense fallback={<Skeleton height={160} />}>
          <Readme markdown={shown.readme} intl={intl} />
        </Suspense>
      </Section>
      <Section title={text('facts')}>
        <Facts version={shown} intl={intl} />
      </Section>
      <Section title={text('owner')}>
        <Owner plugin={plugin} intl={intl} onTransfer={() => setTransfer(true)} />
      </Section>
      <Section title={text('history')}>
        <History plugin={plugin} intl={intl} />
      </Section>
      {isTransfer ? (
        <TransferDialog {...{ plugin, decisions, intl }} onClose={() => setTransfer(false)} />
      ) : null}
      {asked?.action === 'install' ? <InstallDialog {...dialog} version={asked.version} /> : null}
      {asked?.action === 'trust' ? <TrustDialog {...dialog} version={asked.version} /> : null}
      {asked?.action === 'roll-back' ? (
        <RollBackDialog {...dialog} version={asked.version} />
      ) : null}
      {asked?.action === 'remove' ? (
        <RemoveDialog
          {...dialog}
          version={asked.version}
          onRemoved={() => {
            close()
            if (plugin.versions.length === 1) onGone()
          }}
        />
      ) : null}
    </div>
  )
}
