import { SCENES } from '../builders/scene.ts'
import { argTypesOf } from './argTypesOf.ts'

type Args = Readonly<Record<string, unknown>>

/** Props that no control can change. */
const HIDDEN = [
  'plugin',
  'plugins',
  'config',
  'data',
  'part',
  'range',
  'server',
  'sensor',
  'toaster',
]

/** The controls of a widget besides its settings. */
const WIDGET_CONTROLS = {
  scene: {
    description: 'What the data are like',
    control: { type: 'select' },
    options: SCENES,
    table: { category: 'Data and card', defaultValue: { summary: 'normal' } },
  },
  state: {
    description: 'Where the request stands',
    control: { type: 'inline-radio' },
    options: ['ready', 'loading', 'error'],
    table: { category: 'Data and card', defaultValue: { summary: 'ready' } },
  },
  isLive: {
    description: 'The page is live: data that are old are shown as such',
    control: { type: 'boolean' },
    table: { category: 'Data and card', defaultValue: { summary: 'true' } },
  },
  size: {
    description: 'Of the card, in CSS pixels',
    control: { type: 'object' },
    table: { category: 'Data and card', defaultValue: { summary: '640 × 400' } },
  },
} as const

/** The parts of a plugin used here: widgets have their schema in `config`, forms in `schema`. */
interface PluginParts {
  manifest?: { kind?: string }
  config?: object
  schema?: object
}

/**
 * The controls of a story: one for each setting if it has a plugin and a config, those of the card
 * for widgets, and none for values that are not plain.
 *
 * @param argTypes those that Storybook inferred from the arguments
 */
export function storyControls(argTypes: Args, initialArgs: Args): Record<string, unknown> {
  const plugin = initialArgs['plugin'] as PluginParts | undefined
  const schema = plugin?.config ?? plugin?.schema
  const hidden = Object.fromEntries(
    HIDDEN.map((name) => [name, { name, control: false, table: { disable: true } }]),
  )
  const settings =
    initialArgs['config'] === undefined || schema === undefined ? {} : argTypesOf(schema)
  return {
    ...settings,
    ...argTypes,
    // Set again: the inferred type of a setting is less precise than its schema.
    ...settings,
    ...(plugin?.manifest?.kind === 'widget' ? WIDGET_CONTROLS : {}),
    ...hidden,
  }
}
