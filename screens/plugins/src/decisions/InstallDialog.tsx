import { Dialog, type PluginSummary, type PluginVersion } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { ChangeList } from '../ChangeList.tsx'
import { Publisher } from '../Publisher.tsx'
import { Rights } from '../detail/Rights.tsx'
import { readManifest } from '../rules/readManifest.ts'
import { isOlder } from '../rules/shownState.ts'
import type { Decisions } from './useDecisions.ts'

const WIDTH_PX = 560

export interface InstallDialogProps {
  plugin: PluginSummary
  version: PluginVersion
  decisions: Decisions
  intl: PluginIntl
  onClose: () => void
}

/** Shows what a version may do, before it is allowed to run. */
export function InstallDialog({ plugin, version, decisions, intl, onClose }: InstallDialogProps) {
  const { title, kind } = readManifest(plugin.id, version, intl.locale)
  const { current_version: current, is_pinned: isPinned } = plugin
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const effect = () => {
    if (isPinned && current !== null) return text('install.pinned', { version: current })
    if (current === null) return text(`install.${kind}`)
    if (isOlder(plugin, version)) return text('install.older', { version: current })
    return text(kind === 'widget' ? 'install.update' : 'install.replace', { version: current })
  }
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('install.title', { title, version: version.version })}
      onClose={onClose}
      actions={
        <>
          <Button text={text('cancel')} onClick={onClose} />
          <Button
            intent="primary"
            text={text('action.install')}
            loading={decisions.isBusy}
            onClick={() => decisions.install(version.version, onClose)}
          />
        </>
      }
    >
      {version.is_from_another ? (
        <p className="plugins-callout" data-tone="bad">
          {text('another.install', { author: version.published_by || text('somebody') })}
        </p>
      ) : null}
      <p className="plugins-signed">
        <Publisher publisher={version.publisher} intl={intl} />
      </p>
      <Rights plugin={plugin} version={version} intl={intl} />
      {version.changelog === '' ? null : (
        <section aria-label={text('changes', { version: version.version })}>
          <h3 className="plugins-dialog-head">{text('changes', { version: version.version })}</h3>
          <ChangeList
            changelog={version.changelog}
            from={current}
            to={version.version}
            intl={intl}
          />
        </section>
      )}
      <p className="plugins-effect">{effect()}</p>
    </Dialog>
  )
}
