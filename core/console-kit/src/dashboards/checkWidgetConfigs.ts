import { migrateConfig, validateWith, type Registry } from '@airshed/contract'
import type { Issue, Widget } from '@airshed/schemas'

/** The plugins' results for widgets that come from elsewhere. */
export interface WidgetConfigCheck {
  readonly issues: readonly Issue[]
  /** Types that this console does not have: their widgets are kept as they are. */
  readonly unknownTypes: readonly string[]
  /** Types whose widgets were saved by a newer console: they are kept, and shown read-only. */
  readonly newerTypes: readonly string[]
}

type Verdict = { issues?: Issue[]; unknown?: string; newer?: string }

/**
 * Validates the settings of each widget by its own plugin, after migrating them in memory.
 *
 * @param path JSON pointer of the list of widgets in the file
 */
export async function checkWidgetConfigs(
  widgets: readonly Widget[],
  registry: Pick<Registry, 'widgets'>,
  path: string,
): Promise<WidgetConfigCheck> {
  const verdicts = await Promise.all(
    widgets.map((widget, index) => checkConfig(widget, registry, `${path}/${index}/config`)),
  )
  return {
    issues: verdicts.flatMap(({ issues = [] }) => issues),
    unknownTypes: [...new Set(verdicts.flatMap(({ unknown }) => unknown ?? []))],
    newerTypes: [...new Set(verdicts.flatMap(({ newer }) => newer ?? []))],
  }
}

async function checkConfig(
  { type, config, configVersion }: Widget,
  registry: Pick<Registry, 'widgets'>,
  path: string,
): Promise<Verdict> {
  const definition = registry.widgets.get(type)
  if (definition === undefined) return { unknown: type }
  const { manifest, migrations = [], loadValidator, source } = definition
  // The migrations of an installed plugin are not in the page: older settings are kept unchanged.
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
