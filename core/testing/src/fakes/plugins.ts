import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type {
  AbsentWidget,
  Issue,
  PluginEffect,
  PluginCatalogueState,
  PluginEvent,
  PluginOffer,
  PluginSummary,
  PluginUpdate,
} from '@airshed/schemas'
import {
  installPluginOffer,
  listInstalledPlugins,
  listPluginCatalogue,
  listPluginEvents,
  listPluginOffers,
  listPluginUpdates,
  pinPlugin,
  previewPluginDecision,
  publishPlugin,
  removePluginVersion,
  reportPlugin,
  transferPlugin,
  updatePluginVersion,
} from '@airshed/schemas/calls'
import {
  installedOf,
  pluginEvent,
  pluginPublisher,
  pluginSummary,
  pluginVersion,
} from '../builders/plugin.ts'
import { TEST_NOW_MS } from '../builders/times.ts'

/** The plugins of the in-memory server. */
export interface FakePluginOptions {
  /** Default none. */
  pluginSummaries?: readonly PluginSummary[]
  /** Widget types of plugins that are not in use. Default none. */
  absentWidgets?: readonly AbsentWidget[]
  /** Plugin id → its event log, newest first. */
  pluginEvents?: Readonly<Record<string, readonly PluginEvent[]>>
  /**
   * `<id> <decision> <version>` → effect of the decision. Default: every widget has the same settings,
   * and is drawn by the version that would be current.
   */
  pluginEffects?: Readonly<Record<string, PluginEffect>>
  /** Offers of catalogues. Default none. */
  pluginOffers?: readonly PluginOffer[]
  /** Newer versions that catalogues offer; installed ones are not listed. Default none. */
  pluginUpdates?: readonly PluginUpdate[]
  /** The catalogues of the server. Default none. */
  pluginCatalogues?: readonly PluginCatalogueState[]
  /** Uploads are refused for these reasons; without them each becomes `acme.gauge` 9.0.0. */
  pluginIssues?: readonly Issue[]
}

const UPLOADED = '9.0.0'

/** Plugins that remember decisions about them. */
export function fakePlugins(options: FakePluginOptions): FakeAnswer[] {
  let plugins = [...(options.pluginSummaries ?? [])]

  interface Wanted {
    params: { id: string }
    query: { organization_id?: string }
  }
  const isSeen = (one: { organization_id: string }, organization: string | undefined) =>
    organization === undefined || one.organization_id === organization
  const seenBy = ({ organization_id: id }: Wanted['query']) =>
    plugins.filter((one) => isSeen(one, id))
  const change = (
    { params, query }: Wanted,
    next: (one: PluginSummary) => PluginSummary,
  ): PluginSummary => {
    const found = seenBy(query).find((one) => one.id === params.id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such plugin')
    const changed = withCurrent(next(found))
    plugins = plugins.map((one) => (one === found ? changed : one))
    return changed
  }
  const upload = (organization: string) => {
    const { pluginIssues: issues = [] } = options
    if (issues.length > 0) {
      throw new FakeRefusal(422, 'PLUGIN_REFUSED', 'The archive was refused', issues)
    }
    const version = pluginVersion(UPLOADED, { state: 'available', published_at: TEST_NOW_MS })
    const known = plugins.find((one) => one.id === 'acme.gauge')
    if (known === undefined) {
      const changes = { organization_id: organization, versions: [version], usage_count: 0 }
      plugins = [...plugins, pluginSummary(changes)]
    } else if (!known.versions.some((one) => one.version === UPLOADED)) {
      const versions = [version, ...known.versions]
      plugins = plugins.map((one) => (one === known ? { ...known, versions } : one))
    }
    return { id: 'acme.gauge', ...version }
  }

  return [
    fake(listInstalledPlugins, ({ query }) => ({
      data: seenBy(query).flatMap(installedOf),
      absent: [...(options.absentWidgets ?? [])],
      absent_screens: [],
    })),
    fake(listPluginOffers, ({ query: { search = '', kind, page = 1, size = 24 } }) => {
      const found = (options.pluginOffers ?? []).filter(
        (offer) =>
          (kind === undefined || offer.kind === kind) &&
          `${offer.title.en} ${offer.description.en}`.toLowerCase().includes(search.toLowerCase()),
      )
      return {
        data: found.slice((page - 1) * size, page * size),
        total: found.length,
        page,
        size,
        catalogues: [...(options.pluginCatalogues ?? [])],
      }
    }),
    fake(listPluginUpdates, ({ query }) => ({
      data: (options.pluginUpdates ?? []).filter(
        (update) =>
          isSeen(update, query.organization_id) &&
          !plugins.some(
            ({ id, versions }) =>
              id === update.id && versions.some(({ version }) => version === UPLOADED),
          ),
      ),
    })),
    fake(installPluginOffer, ({ query }) => upload(query.organization_id)),
    fake(publishPlugin, ({ query }) => upload(query.organization_id ?? '')),
    fake(listPluginCatalogue, ({ query }) => ({ data: seenBy(query) })),
    fake(listPluginEvents, ({ params, query }) => ({
      data: [
        ...(options.pluginEvents?.[params.id] ??
          seenBy(query)
            .filter(({ id }) => id === params.id)
            .flatMap(publishedEvents)),
      ],
    })),
    fake(previewPluginDecision, ({ params: { id, version }, query }) => {
      const found = seenBy(query).find((one) => one.id === id)
      if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such plugin')
      const known = options.pluginEffects?.[`${id} ${query.decision} ${version}`]
      return known ?? effectOf(found, query.decision, version)
    }),
    fake(reportPlugin, () => null),
    fake(transferPlugin, (wanted) => {
      const owner = pluginPublisher({ public_key: wanted.body.public_key })
      const { id, organization_id } = change(wanted, (one) => ({ ...one, owner }))
      return { id, organization_id, owner }
    }),
    fake(pinPlugin, (wanted) => {
      const { version: pin } = wanted.body
      return change(wanted, (one) => ({
        ...one,
        is_pinned: pin !== null,
        current_version: pin ?? one.current_version,
      }))
    }),
    fake(removePluginVersion, (wanted) => {
      change(wanted, (one) => ({
        ...one,
        versions: one.versions.filter(({ version }) => version !== wanted.params.version),
      }))
      plugins = plugins.filter(({ versions }) => versions.length > 0)
      return null
    }),
    fake(updatePluginVersion, (wanted) =>
      change(wanted, (one) => ({
        ...one,
        versions: one.versions.map((known) =>
          known.version === wanted.params.version ? { ...known, ...wanted.body } : known,
        ),
      })),
    ),
  ]
}

/** The pinned version if it is enabled, else the newest enabled one without a pin. */
function withCurrent(plugin: PluginSummary): PluginSummary {
  const usable = plugin.versions.filter(
    ({ state, problem }) => state === 'enabled' && problem === null,
  )
  const pinned = plugin.is_pinned
    ? usable.find(({ version }) => version === plugin.current_version)
    : undefined
  return {
    ...plugin,
    is_pinned: pinned !== undefined,
    current_version: (pinned ?? usable[0])?.version ?? null,
  }
}

function effectOf(
  plugin: PluginSummary,
  decision: 'use' | 'remove',
  version: string,
): PluginEffect {
  const after = withCurrent(
    decision === 'use'
      ? { ...plugin, is_pinned: true, current_version: version }
      : { ...plugin, versions: plugin.versions.filter((one) => one.version !== version) },
  ).current_version
  const { usage_count: widgets } = plugin
  const outcome = {
    config_version: 1,
    widgets,
    dashboards: 1,
    drawn_by: after,
    outcome: after === null ? ('missing' as const) : ('drawn' as const),
    is_changed: after !== plugin.current_version,
  }
  return {
    current_version: after,
    widgets,
    dashboards: Math.min(widgets, 1),
    outcomes: widgets === 0 ? [] : [outcome],
  }
}

/** One publication event for each of its versions. */
const publishedEvents = ({ versions }: PluginSummary): PluginEvent[] =>
  versions.map(({ version, published_at: time, published_by: author }, index) =>
    pluginEvent(index, { version, time, author }),
  )
