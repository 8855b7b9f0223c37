import { CliError } from '../cli/cliError.ts'

/** All forms of a plugin's name. */
export interface PluginNames {
  /** `my-gauge`: folder, npm package, second half of the id, class of the style sheet. */
  readonly name: string
  /** `acme`: first half of the id. */
  readonly publisher: string
  /** `MyGauge`: components, and the type that dashboards store. */
  readonly typeName: string
  /** `My gauge`: the initial title. */
  readonly title: string
}

/** Lower-case words joined by single dashes, as ids and packages require. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const NAME_MAX = 40
/** The console's own plugins. */
const RESERVED_PUBLISHER = 'airshed'

function checked(place: string, value: string | undefined, example: string): string {
  const fail = (expected: string, got: string): never => {
    throw new CliError({ place, expected, got, cure: `Call it for example ${example}` }, 2)
  }
  if (value === undefined || value === '') return fail('a name', 'none')
  if (value.length > NAME_MAX) {
    return fail(`at most ${NAME_MAX} characters`, `${value.length} (${value})`)
  }
  if (!NAME.test(value)) {
    return fail('lower-case letters and digits, words joined by single dashes', `"${value}"`)
  }
  return value
}

/**
 * Checks the typed name and derives the other names from it.
 *
 * @throws CliError with exit code 2 for a name that is invalid in an id
 */
export function pluginNames(typed: { name?: string; publisher?: string }): PluginNames {
  const name = checked('name', typed.name, 'my-gauge')
  const publisher = checked('--publisher', typed.publisher, 'acme')
  if (publisher === RESERVED_PUBLISHER) {
    throw new CliError(
      {
        place: '--publisher',
        expected: 'the name of who publishes the plugin',
        got: `"${RESERVED_PUBLISHER}", which stands for plugins of the console itself`,
        cure: 'Take the name of your organization, for example acme',
      },
      2,
    )
  }
  return namesOf(name, publisher)
}

/**
 * Checks the name of a plugin and derives the other names from it; the publisher is taken as is.
 *
 * @throws CliError with exit code 2 for a name that is invalid in an id
 */
export function namesOf(typed: string | undefined, publisher: string): PluginNames {
  const name = checked('name', typed, 'my-gauge')
  const words = name.split('-')
  const upper = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
  return {
    name,
    publisher,
    typeName: words.map(upper).join(''),
    title: upper(words.join(' ')),
  }
}
