import type { DashboardDocument, ProvisionedDashboardFile } from '@airshed/schemas'
import { configurationIssues, rangeIssues } from '../dashboards/documentRules.ts'
import type { WidgetConfigs } from '../dashboards/widgetConfigs.ts'
import type { Fault } from './fault.ts'

/** What a file is validated against. */
export interface Rules {
  readonly configs: WidgetConfigs
  readonly widgetLimit: number
  /** ms UTC. */
  readonly now: number
  /** Id or `external_id` → id, of the existing organizations. */
  readonly organizations: ReadonlyMap<string, string>
}

/** The document of a file. */
export function documentOfFile({ dashboard }: ProvisionedDashboardFile): DashboardDocument {
  return {
    name: dashboard.name,
    description: dashboard.description ?? '',
    configuration: { widgets: dashboard.widgets },
    range: dashboard.range ?? null,
    is_updates_on: dashboard.is_updates_on ?? true,
  }
}

/** The rule violations of a well-formed file: the same rules as for API calls. */
export function faultsOf({ organization, dashboard }: ProvisionedDashboardFile, rules: Rules) {
  const { widgets, range = null } = dashboard
  const faults: Fault[] = []
  if (!rules.organizations.has(organization)) {
    faults.push({
      path: '/organization',
      expected: 'the id or external_id of an existing organization',
      got: organization,
      cure: 'Correct the name, or create the organization',
    })
  }
  const issues = [
    ...configurationIssues(widgets, [], rules.configs, '/dashboard/widgets'),
    ...(range === null ? [] : rangeIssues(range, rules.now, '/dashboard/range')),
  ]
  faults.push(...issues.map((issue) => ({ ...issue, cure: 'Correct the file' })))
  if (widgets.length > rules.widgetLimit) {
    faults.push({
      path: '/dashboard/widgets',
      expected: `at most ${rules.widgetLimit} widgets`,
      got: String(widgets.length),
      cure: 'Split it into two dashboards, or raise AIRSHED_WIDGET_LIMIT',
    })
  }
  return faults
}
