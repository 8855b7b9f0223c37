import type { PluginSummary, PluginVersion } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import type { Decisions } from '../decisions/useDecisions.ts'
import { readManifest } from '../rules/readManifest.ts'
import {
  speakingVersion,
  shownStateOf,
  versionNamed,
  waitingFromAnother,
  waitingVersion,
} from '../rules/shownState.ts'
import type { VersionAction } from '../rules/versionActions.ts'
import { ShownStateTag, TierTag } from '../tags.tsx'

export interface DetailHeadProps {
  plugin: PluginSummary
  ownerName: string | undefined
  decisions: Decisions
  intl: PluginIntl
  onAct: (action: VersionAction, version: PluginVersion) => void
}

/** The description and the state of a plugin, and the decision that is due. */
export function DetailHead({ plugin, ownerName, decisions, intl, onAct }: DetailHeadProps) {
  const { id, current_version: current, usage_count: count, is_pinned: isPinned } = plugin
  const speaking = speakingVersion(plugin)
  const { description, kind } = readManifest(id, speaking ?? { manifest: {} }, intl.locale)
  const used = versionNamed(plugin, current)
  const waiting = waitingVersion(plugin)
  const another = waitingFromAnother(plugin)
  const text = (key: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: key }, values)
  const shown = shownStateOf(plugin)
  return (
    <div className="plugins-head">
      <p className="plugins-muted">
        <code>{id}</code> · {text(`kind.${kind}`)}
        {ownerName === undefined ? null : ` · ${ownerName}`}
      </p>
      {description === '' ? null : <p>{description}</p>}
      <div className="plugins-head-state">
        <ShownStateTag shown={shown} intl={intl} />
        {used === undefined ? null : <TierTag tier={used.tier} intl={intl} />}
        <span>
          {current === null ? text('version.none') : text('version.used', { version: current })}
        </span>
        {kind === 'widget' ? (
          <span className="plugins-muted">{text('usage', { count })}</span>
        ) : null}
      </div>
      {shown === 'broken' && speaking?.problem ? (
        <p className="plugins-callout" data-tone="bad">
          {speaking.problem}
        </p>
      ) : null}
      {isPinned && current !== null ? (
        <div className="plugins-callout">
          <span>{text('pinned.text', { version: current })}</span>
          <Button
            size="small"
            text={text('action.unpin')}
            disabled={decisions.isBusy}
            onClick={() => decisions.pin(null)}
          />
        </div>
      ) : null}
      {waiting === undefined ? null : (
        <div className="plugins-callout" data-tone="news">
          <span>{text('waiting.text', { version: waiting.version })}</span>
          <Button
            intent="primary"
            text={text('action.installVersion', { version: waiting.version })}
            onClick={() => onAct('install', waiting)}
          />
        </div>
      )}
      {another === undefined ? null : (
        <div className="plugins-callout" data-tone="bad">
          <span>
            {text('another.waiting', {
              version: another.version,
              author: another.published_by || text('somebody'),
            })}
          </span>
          <Button
            text={text('action.installVersion', { version: another.version })}
            onClick={() => onAct('install', another)}
          />
        </div>
      )}
    </div>
  )
}
