import { useSession, PlaceLink } from '@airshed/kit'
import { useHostText } from '@airshed/kit/provider'
import type { Issue } from '@airshed/schemas'
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
      return (
        <EmptyState
          title={text('host.unknown.title', { type })}
          text={text('host.unknown.text')}
          action={<PluginsLink>{text('host.unknown.install')}</PluginsLink>}
        />
      )
    case 'no-rights':
      return (
        <EmptyState
          title={text('host.noRights.title')}
          text={text('host.noRights.text', { permissions: problem.missing.join(', ') })}
        />
      )
    case 'newer':
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

/** The way to where plugins are installed, for those who may. */
function PluginsLink({ children }: { children: string }) {
  const { can } = useSession()
  return can('manage_organizations') ? <PlaceLink to="plugins">{children}</PlaceLink> : null
}

/** The issues of a config: where, what was expected, what was found. */
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
