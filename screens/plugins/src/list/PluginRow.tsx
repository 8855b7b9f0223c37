import type { PluginSummary, PluginUpdate } from '@airshed/console-kit'
import { NamedIcon, PlaceLink, type PluginIntl } from '@airshed/kit'
import { placeOf } from '../placeOf.ts'
import { readManifest } from '../rules/readManifest.ts'
import { Publisher } from '../Publisher.tsx'
import { FromAnother } from '../FromAnother.tsx'
import {
  newerVersion,
  speakingVersion,
  shownStateOf,
  waitingFromAnother,
} from '../rules/shownState.ts'
import { ShownStateTag, TierTag } from '../tags.tsx'
import { LastTrouble } from './LastTrouble.tsx'

export interface PluginRowProps {
  plugin: PluginSummary
  /** The version in a catalogue that is newer than all here; undefined: none. */
  update: PluginUpdate | undefined
  /** Its organization; absent if the page shows only one. */
  organizationName: string | undefined
  slug: string
  /** Current time, ms UTC. */
  now: number
  intl: PluginIntl
}

/** An unsigned version from another source is not an update, but a warning. */
const newerIn = (update: PluginUpdate | undefined): string | undefined =>
  update?.is_from_another === true ? undefined : update?.version

/** A plugin in the list. The whole row is a link to it. */
export function PluginRow(props: PluginRowProps) {
  const { plugin, update, organizationName, slug, now, intl } = props

  const { id, current_version: current, is_pinned: isPinned, usage_count: count } = plugin
  const version = speakingVersion(plugin)
  const { title, kind, icon } = readManifest(id, version ?? { manifest: {} }, intl.locale)
  const newer = newerVersion(plugin)?.version ?? newerIn(update)
  const another = waitingFromAnother(plugin)
  const text = (key: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: key }, values)
  return (
    <article className="plugins-row" data-plugin={`${plugin.organization_id} ${id}`}>
      <NamedIcon name={icon} size={20} />
      <div className="plugins-row-name">
        <h2>
          <PlaceLink className="plugins-row-link" to={placeOf(plugin, slug)}>
            {title}
          </PlaceLink>
        </h2>
        <p>
          <code>{id}</code> · {text(`kind.${kind}`)}
          {organizationName === undefined ? null : ` · ${organizationName}`}
        </p>
        {version === undefined ? null : <Publisher publisher={version.publisher} intl={intl} />}
      </div>
      <div className="plugins-row-state">
        <ShownStateTag shown={shownStateOf(plugin)} intl={intl} />
        {current === null && version?.problem !== null && version !== undefined ? (
          <p className="plugins-bad">{version.problem}</p>
        ) : null}
        {current === null ? null : <LastTrouble plugin={plugin} now={now} intl={intl} />}
      </div>
      <div className="plugins-row-version">
        <span>
          {current === null
            ? text('version.none')
            : text(isPinned ? 'version.pinned' : 'version.used', { version: current })}
        </span>
        {newer === undefined ? null : (
          <span className="plugins-news">{text('version.newer', { version: newer })}</span>
        )}
        {another === undefined && update?.is_from_another !== true ? null : (
          <FromAnother intl={intl} />
        )}
      </div>
      <div className="plugins-row-tier">
        {version === undefined ? null : <TierTag tier={version.tier} intl={intl} />}
      </div>
      <div className="plugins-row-usage">
        {kind === 'widget'
          ? text('usage', { count })
          : current === null
            ? null
            : text('usage.whole')}
      </div>
    </article>
  )
}
