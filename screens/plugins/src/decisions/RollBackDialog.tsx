import { ConfirmDialog, type PluginSummary, type PluginVersion } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { ChangeList } from '../ChangeList.tsx'
import { readManifest } from '../rules/readManifest.ts'
import { versionNamed } from '../rules/shownState.ts'
import { EffectText, useEffectOf } from './EffectText.tsx'
import type { Decisions } from './useDecisions.ts'

export interface RollBackDialogProps {
  plugin: PluginSummary
  /** The earlier version to roll back to. */
  version: PluginVersion
  decisions: Decisions
  intl: PluginIntl
  onClose: () => void
}

/** Shows which widgets a rollback changes before it happens. */
export function RollBackDialog(props: RollBackDialogProps) {
  const { plugin, version, decisions, intl, onClose } = props
  const { title, kind } = readManifest(plugin.id, version, intl.locale)
  const effect = useEffectOf(plugin, version.version, 'use')
  const used = versionNamed(plugin, plugin.current_version)
  const text = (id: string) => intl.formatMessage({ id }, { title, version: version.version })
  return (
    <ConfirmDialog
      isOpen
      intent="primary"
      title={text('roll-back.title')}
      confirmLabel={text('roll-back.confirm')}
      isBusy={decisions.isBusy}
      isDisabled={effect.isLoading}
      onCancel={onClose}
      onConfirm={() => decisions.pin(version.version, onClose)}
    >
      {kind === 'widget' ? <EffectText effect={effect} intl={intl} /> : null}
      {used === undefined || used.changelog === '' ? null : (
        <section aria-label={text('roll-back.changes')}>
          <h3 className="plugins-dialog-head">{text('roll-back.changes')}</h3>
          <ChangeList
            changelog={used.changelog}
            from={version.version}
            to={used.version}
            intl={intl}
          />
        </section>
      )}
      <p>{text(kind === 'widget' ? 'roll-back.widget' : 'roll-back.whole')}</p>
    </ConfirmDialog>
  )
}
