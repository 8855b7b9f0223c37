import { ConfirmDialog, type PluginSummary, type PluginVersion } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { readManifest } from '../rules/readManifest.ts'
import { EffectText, useEffectOf } from './EffectText.tsx'
import type { Decisions } from './useDecisions.ts'

export interface RemoveDialogProps {
  plugin: PluginSummary
  version: PluginVersion
  decisions: Decisions
  intl: PluginIntl
  onRemoved: () => void
  onClose: () => void
}

/** Shows what will replace the uses of a version before it is removed. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { plugin, version, decisions, intl } = props
  const { title, kind } = readManifest(plugin.id, version, intl.locale)
  const effect = useEffectOf(plugin, version.version, 'remove')
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const { data } = effect
  const isUnused =
    data !== undefined &&
    data.current_version === plugin.current_version &&
    data.outcomes.every((one) => !one.is_changed)
  const whole = () => {
    if (data === undefined) return null
    const next = data.current_version
    return <p>{next === null ? text('remove.whole') : text('remove.next', { version: next })}</p>
  }
  return (
    <ConfirmDialog
      isOpen
      title={text('remove.title', { title, version: version.version })}
      confirmLabel={text('remove.confirm')}
      isBusy={decisions.isBusy}
      isDisabled={effect.isLoading}
      onCancel={props.onClose}
      onConfirm={() => decisions.remove(version.version, props.onRemoved)}
    >
      {isUnused ? <p>{text('remove.unused')}</p> : null}
      {isUnused || (kind !== 'widget' && data !== undefined) ? null : (
        <EffectText effect={effect} intl={intl} />
      )}
      {isUnused || kind === 'widget' ? null : whole()}
      <p>{text('remove.again')}</p>
    </ConfirmDialog>
  )
}
