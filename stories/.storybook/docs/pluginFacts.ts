import {
  paramsOf,
  screenSchema,
  type AnyDeviceFormDefinition,
  type AnyPlugin,
  type AnyWidgetDefinition,
  type Manifest,
  type ScreenDefinition,
} from '@airshed/contract'

type Fact = readonly [name: string, value: string]

const list = (words: readonly string[] | undefined): string =>
  words === undefined || words.length === 0 ? 'none' : words.join(', ')
const grid = ({ w, h }: { w: number; h: number }): string => `${w} × ${h}`

/** The contents of a plugin's manifest, in words, for its page in the catalogue. */
export function pluginFacts({ manifest }: AnyPlugin): readonly Fact[] {
  return [
    ['Id', manifest.id],
    ...factsOfKind(manifest),
    ['Permissions', list(manifest.permissions)],
    ['Plugin API', manifest.engines.airshed],
  ]
}

function factsOfKind(manifest: Manifest): readonly Fact[] {
  switch (manifest.kind) {
    case 'widget': {
      const { default: usual, min, max } = manifest.size
      return [
        ['Type, as dashboards keep it', manifest.type],
        ['Config version', String(manifest.configVersion)],
        [
          'Size, columns × rows',
          `${grid(usual)}, at least ${grid(min)}${max === undefined ? '' : `, at most ${grid(max)}`}`,
        ],
        ['Data', list(manifest.data)],
        ['Capabilities', list(manifest.capabilities)],
        ['Can be added by hand', manifest.creatable ? 'yes' : 'no'],
      ]
    }
    case 'screen':
      return [
        ...manifest.pages.flatMap(({ path, permission }): Fact[] => [
          ['Path', `/{organization}/${path}`],
          ['Guard', permission ?? 'none'],
        ]),
        ['Data', list(manifest.data)],
        ['Capabilities', list(manifest.capabilities)],
      ]
    default:
      return [
        ['Type, as saved settings keep it', manifest.type],
        ['Config version', String(manifest.configVersion)],
        ['Sets up', manifest.subject === 'node' ? 'a device' : 'a sensor'],
        ['Section', manifest.section],
        ['Sensors', list(manifest.match.sensors)],
        ['Types of devices', list(manifest.match.types)],
        ['Families of devices', list(manifest.match.families)],
      ]
  }
}

/** The schema of what is stored for a plugin: its config, its settings, or the params of its pages. */
export function schemaOfPlugin(plugin: AnyPlugin): object {
  switch (plugin.manifest.kind) {
    case 'widget':
      return (plugin as AnyWidgetDefinition).config
    case 'screen':
      return screenSchema(paramsOf((plugin as ScreenDefinition).pages))
    default:
      return (plugin as AnyDeviceFormDefinition).schema
  }
}
