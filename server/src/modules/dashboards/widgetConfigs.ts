import { isDeepStrictEqual } from 'node:util'
import { createAjv, issuesOf, migrateConfig } from '@airshed/contract'
import type { Issue, Widget } from '@airshed/schemas'
import type { ValidateFunction } from 'ajv'
import type { WidgetPlugin } from '@airshed/plugins/manifests'

/** Judges the configs of widgets by the schemas of their plugins. */
export interface WidgetConfigs {
  /**
   * What is wrong with a config. An older one is brought forward in memory first; one that a newer
   * plugin saved, and any config of a type that nobody knows, is right as it is.
   *
   * @param path JSON pointer of the widget in what was sent
   */
  issuesIn(widget: Pick<Widget, 'type' | 'configVersion' | 'config'>, path: string): Issue[]
  /** The same for all widgets of a dashboard, but not for those that are saved just so. */
  issuesInAll(widgets: readonly Widget[], saved: readonly Widget[], path: string): Issue[]
  /** The plugin of a widget type. */
  pluginOf(type: string): Pick<WidgetPlugin, 'manifest'> | undefined
}

export function createWidgetConfigs(plugins: readonly WidgetPlugin[]): WidgetConfigs {
  const ajv = createAjv()
  const known = new Map<string, { plugin: WidgetPlugin; validate: ValidateFunction }>(
    plugins.map((plugin) => [
      plugin.manifest.type,
      { plugin, validate: ajv.compile(plugin.config) },
    ]),
  )

  function issuesIn(widget: Pick<Widget, 'type' | 'configVersion' | 'config'>, path: string) {
    const found = known.get(widget.type)
    if (found === undefined) return []
    const { manifest, migrations = [] } = found.plugin
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
    return issuesBy(found.validate, brought.config, path)
  }

  return {
    issuesIn,
    issuesInAll: (widgets, saved, path) => issuesInChanged(issuesIn, widgets, saved, path),
    pluginOf: (type) => known.get(type)?.plugin,
  }
}

/**
 * What a schema has against a config.
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

/** What is wrong with widgets that are not saved just so. */
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

/** The layout does not count: moving a widget must not fail for an old flaw of its config. */
function isSame(widget: Widget, saved: Widget | undefined): boolean {
  return (
    saved !== undefined &&
    saved.type === widget.type &&
    saved.configVersion === widget.configVersion &&
    isDeepStrictEqual(saved.config, widget.config)
  )
}
