import { useSession, PlaceLink } from '@airshed/kit'
import { localized, useAirshed, useHostText } from '@airshed/kit/provider'
import type { AbsentWidget, Issue } from '@airshed/schemas'
import { EmptyState } from '@airshed/ui'
import type { PreparedWidget } from './prepareWidget.ts'

export interface WidgetProblemProps {
  /** Type as it was saved. */
  type: string
  problem: Exclude<PreparedWidget, { state: 'ready' | 'installed' }>
}

/** Explains why a saved widget cannot be drawn, and that its settings are kept. */
export function WidgetProblem({ type, problem }: WidgetProblemProps) {
  const text = useHostText()
  switch (problem.state) {
    case 'unknown':
      return <UnknownWidget type={type} />
    case 'no-rights':
      return (
        <EmptyState
          title={text('host.noRights.title')}
          text={text('host.noRights.text', { permissions: problem.missing.join(', ') })}
        />
      )
    case 'newer':
      if (problem.definition.source?.isPinned === true)
        return <RolledBackWidget problem={problem} />
      return (
        <EmptyState
          title={text('host.newer.title')}
          text={text('host.newer.text', { saved: problem.saved, known: problem.known })}
          action={<PluginsLink>{text('host.newer.install')}</PluginsLink>}
        />
      )
    case 'failed':
      return (
        <EmptyState
          title={text('host.migrationFailed.title')}
          text={text('host.migrationFailed.text', { step: problem.step, reason: problem.reason })}
        />
      )
  }
}

/** Saved with a later version of its plugin than the one that an administrator chose. */
function RolledBackWidget({
  problem: { definition, saved, known },
}: {
  problem: Extract<PreparedWidget, { state: 'newer' }>
}) {
  const text = useHostText()
  const { slug, locale } = useSession()
  const { manifest, source } = definition
  const at = { plugin_id: manifest.id, organization_id: source?.organizationId ?? slug }
  return (
    <EmptyState
      title={text('host.rolledBack.title')}
      text={text('host.rolledBack.text', {
        plugin: localized(manifest.title, locale),
        version: source?.version ?? '',
        saved,
        known,
      })}
      action={<PluginsLink to={placeOf(at, slug)}>{text('host.disabled.install')}</PluginsLink>}
    />
  )
}

/** The plugin of a widget is missing: with the reason, if the organization knows it. */
function UnknownWidget({ type }: Pick<WidgetProblemProps, 'type'>) {
  const text = useHostText()
  const { slug, organizations } = useSession()
  const { absentWidgets = [] } = useAirshed()
  const absent = absentWidgets.find(
    ({ type: known, organization_id: id }) => known === type && (slug === 'all' || id === slug),
  )
  const reason = absent?.reason ?? 'unknown'
  const nameOf = (id: string): string => organizations.find((one) => one.id === id)?.name ?? id
  return (
    <EmptyState
      title={text(`host.${reason}.title`, { type })}
      text={
        absent === undefined
          ? text('host.unknown.text')
          : text(`host.${absent.reason}.text`, {
              plugin: absent.plugin_id,
              organization: nameOf(absent.organization_id),
            })
      }
      action={
        <PluginsLink to={placeOf(absent, slug)}>{text(`host.${reason}.install`)}</PluginsLink>
      }
    />
  )
}

/** The page for managing a plugin; the list of all plugins for a missing one. */
function placeOf(
  absent: (Omit<AbsentWidget, 'type' | 'reason'> & Partial<AbsentWidget>) | undefined,
  slug: string,
): string {
  if (absent === undefined || absent.reason === 'removed') return 'plugins'
  const query = new URLSearchParams({ plugin: absent.plugin_id })
  if (slug === 'all') query.set('organization', absent.organization_id)
  return `plugins?${query.toString()}`
}

/** A link to plugin management, for users who are permitted. */
function PluginsLink({ to = 'plugins', children }: { to?: string; children: string }) {
  const { can } = useSession()
  return can('manage_organizations') ? <PlaceLink to={to}>{children}</PlaceLink> : null
}

/** The issues of a config: the place, the expectation, and the actual value. */
export function ConfigProblem({ issues }: { issues: readonly Issue[] }) {
  const text = useHostText()
  return (
    <EmptyState
      title={text('host.configInvalid.title')}
      text={issues.map(({ path, expected, got }) => (
        <div key={`${path} ${expected}`}>
          {text('host.configInvalid.text', { path, expected, got })}
        </div>
      ))}
    />
  )
}
