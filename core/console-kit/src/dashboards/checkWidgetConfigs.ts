import { migrateConfig, validateWith, type Registry } from '@airshed/contract'
import type { Issue, Widget } from '@airshed/schemas'

/** What plugins say about widgets that come from elsewhere. */
export interface WidgetConfigCheck {
  readonly issues: readonly Issue[]
  /** Types that this console does not have: their widgets are kept as they are. */
  readonly unknownTypes: readonly string[]
  /** Types whose widgets a newer console saved: they are kept, and shown read-only. */
  readonly newerTypes: readonly string[]
}

type Verdict = { issues?: Issue[]; unknown?: string; newer?: string }

/**
 * Judges the settings of each widget by its own plugin, brought forward in memory first.
 *
 * @param path JSON pointer of the list of widgets in what was read
 */
export async function checkWidgetConfigs(
  widgets: readonly Widget[],
  registry: Pick<Registry, 'widgets'>,
  path: string,
): Promise<WidgetConfigCheck> {
  const verdicts = await Promise.all(
    widgets.map((widget, index) => judge(widget, registry, `${path}/${index}/config`)),
  )
  return {
    issues: verdicts.flatMap(({ issues = [] }) => issues),
    unknownTypes: [...new Set(verdicts.flatMap(({ unknown }) => unknown ?? []))],
    newerTypes: [...new Set(verdicts.flatMap(({ newer }) => newer ?? []))],
  }
}

async function judge(
  { type, config, configVersion }: Widget,
  registry: Pick<Registry, 'widgets'>,
  path: string,
): Promise<Verdict> {
  const definition = registry.widgets.get(type)
  if (definition === undefined) return { unknown: type }
  const { manifest, migrations = [], loadValidator, source } = definition
  // The steps of an installed plugin are not in the page: what is older is kept as it came.
  if (source !== undefined && configVersion < manifest.configVersion) return {}
  const brought = migrateConfig(config, configVersion, manifest.configVersion, migrations)
  if (brought.state === 'newer') return { newer: type }
  if (brought.state === 'failed') {
    const expected = `settings of version ${configVersion} that "${brought.step}" can read`
    return { issues: [{ path, expected, got: brought.reason }] }
  }
  const { default: validate } = await loadValidator()
  const issues = validateWith(validate, brought.config).map((issue) => ({
    ...issue,
    path: issue.path === '/' ? path : `${path}${issue.path}`,
  }))
  return { issues }
}
