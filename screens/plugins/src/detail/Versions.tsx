import type { PluginSummary, PluginVersion } from '@airshed/console-kit'
import { RelativeTime, useNow, useSession, type PluginIntl } from '@airshed/kit'
import { FromAnother } from '../FromAnother.tsx'
import type { Decisions } from '../decisions/useDecisions.ts'
import type { VersionAction } from '../rules/versionActions.ts'
import { StateTag, TierTag } from '../tags.tsx'
import { VersionButtons } from './VersionButtons.tsx'

export interface VersionsProps {
  plugin: PluginSummary
  decisions: Decisions
  intl: PluginIntl
  /** The version whose rights, text and facts are shown. */
  shown: PluginVersion
  onShow: (version: string) => void
  onAct: (action: VersionAction, version: PluginVersion) => void
}

/** Every version, newest first, with the decisions it offers. */
export function Versions({ plugin, decisions, intl, shown, onShow, onAct }: VersionsProps) {
  const now = useNow(30_000)
  const { user } = useSession()
  const { current_version: current, is_pinned: isPinned } = plugin
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return (
    <ol className="plugins-versions">
      {plugin.versions.map((version) => {
        const { version: name, state, tier, problem } = version
        const isUsed = name === current
        return (
          <li key={name} aria-current={isUsed}>
            <div className="plugins-version-text">
              <div className="plugins-version-line">
                <button
                  type="button"
                  className="plugins-version-name"
                  aria-pressed={version === shown}
                  title={text('versions.show', { version: name })}
                  onClick={() => onShow(name)}
                >
                  {name}
                </button>
                {isUsed ? (
                  <strong>{text(isPinned ? 'versions.pinned' : 'versions.used')}</strong>
                ) : null}
                <StateTag state={state} intl={intl} />
                {version.is_from_another ? <FromAnother intl={intl} /> : null}
                {state === 'available' ? null : <TierTag tier={tier} intl={intl} />}
              </div>
              <p className="plugins-muted">
                {text('versions.by', { author: version.published_by || text('somebody') })}
                {' · '}
                <RelativeTime at={version.published_at} now={now} timezone={user.timezone} />
              </p>
              {problem === null ? null : <p className="plugins-bad">{problem}</p>}
            </div>
            <VersionButtons {...{ plugin, version, decisions, intl, onAct }} />
          </li>
        )
      })}
    </ol>
  )
}
