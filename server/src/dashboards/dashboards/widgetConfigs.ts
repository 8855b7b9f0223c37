import { isDeepStrictEqual } from 'node:util'
import { createAjv, issuesOf, migrateConfig } from '@airshed/contract'
import type { Issue, Widget } from '@airshed/schemas'
import type { ValidateFunction } from 'ajv'
import type { WidgetPlugin } from '@airshed/plugins/manifests'

/** Validates the configs of widgets by the schemas of their plugins. */
export interface WidgetConfigs {
  /**
   * The issues of a config. An older one is first migrated in memory; one saved by a newer plugin, and any config of
   * an unknown type, is accepted as it is.
   *
   * @param path JSON pointer of the widget in what was sent
   */
  issuesIn(widget: Pick<Widget, 'type' | 'configVersion' | 'config'>, path: string): Issue[]
  /** The same for all widgets of a dashboard, except those that are saved unchanged. */
  issuesInAll(widgets: readonly Widget[], saved: readonly Widget[], path: string): Issue[]
  /** The plugin of a widget type. */
  pluginOf(type: string): Pick<WidgetPlugin, 'manifest'> | undefined
}

export function createWidgetConfigs(plugins: readonly WidgetPlugin[]): WidgetConfigs {
  const ajv = createAjv()
  const known = new Map(plugins.map((plugin) => [plugin.manifest.type, plugin]))

  function issuesIn(widget: Pick<Widget, 'type' | 'configVersion' | 'config'>, path: string) {
    const found = known.get(widget.type)
    if (found === undefined) return []
    const { manifest, migrations = [] } = found
    const brought = migrateConfig(
      widget.config,
      widget.configVersion,
      manifest.configVersion,
      migrations,
    )
    if (brought.state === 'newer') return []
    if (brought.state === 'failed') {
      const expected = `a config of version ${widget.configVersion} that "${brought.step}" can read`
      return [{ path: `${path}/config`, expected, got: brought.reason }]
    }
    // Compiled when first needed; Ajv remembers it.
    return issuesBy(ajv.compile(found.config), brought.config, path)
  }

  return {
    issuesIn,
    issuesInAll: (widgets, saved, path) => issuesInChanged(issuesIn, widgets, saved, path),
    pluginOf: (type) => known.get(type),
  }
}

/**
 * The issues of a config according to a schema.
 *
 * @param path JSON pointer of the widget in what was sent
 */
export function issuesBy(validate: ValidateFunction, config: unknown, path: string): Issue[] {
  if (validate(config)) return []
  return issuesOf(validate.errors, config).map((issue) => ({
    ...issue,
    path: `${path}/config${issue.path === '/' ? '' : issue.path}`,
  }))
}

/** The issues of widgets that differ from the saved ones. */
export function issuesInChanged(
  issuesIn: WidgetConfigs['issuesIn'],
  widgets: readonly Widget[],
  saved: readonly Widget[],
  path: string,
): Issue[] {
  const savedById = new Map(saved.map((widget) => [widget.id, widget]))
  return widgets.flatMap((widget, index) =>
    isSame(widget, savedById.get(widget.id)) ? [] : issuesIn(widget, `${path}/${index}`),
  )
}

/** The layout is ignored, because moving a widget must not fail due to an old flaw in its config. */
function isSame(widget: Widget, saved: Widget | undefined): boolean {
  return (
    saved !== undefined &&
    saved.type === widget.type &&
    saved.configVersion === widget.configVersion &&
    isDeepStrictEqual(saved.config, widget.config)
  )
}
