import { ConfirmDialog, type PluginSummary, type PluginVersion } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { readManifest } from '../rules/readManifest.ts'
import type { Decisions } from './useDecisions.ts'

export interface RemoveDialogProps {
  plugin: PluginSummary
  version: PluginVersion
  decisions: Decisions
  intl: PluginIntl
  onRemoved: () => void
  onClose: () => void
}

/** Says what happens to what uses a version before it is removed. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { plugin, version, decisions, intl } = props
  const { title, kind } = readManifest(plugin.id, version, intl.locale)
  const others = plugin.versions.filter(
    (one) => one !== version && one.state === 'enabled' && one.problem === null,
  )
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const effect = () => {
    if (version.state !== 'enabled') return text('remove.unused')
    const [next] = others
    if (next !== undefined) return text('remove.next', { version: next.version })
    return kind === 'widget'
      ? text('remove.widgets', { count: plugin.usage_count })
      : text('remove.whole')
  }
  return (
    <ConfirmDialog
      isOpen
      title={text('remove.title', { title, version: version.version })}
      confirmLabel={text('remove.confirm')}
      isBusy={decisions.isBusy}
      onCancel={props.onClose}
      onConfirm={() => decisions.remove(version.version, props.onRemoved)}
    >
      <p>{effect()}</p>
      <p>{text('remove.again')}</p>
    </ConfirmDialog>
  )
}
