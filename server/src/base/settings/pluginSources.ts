/** Maximum of catalogues that one server reads: each costs a request per hour. */
const CATALOGUES_MAX = 20
const PLUGIN = /^[a-z][a-z0-9-]*\.(?:[a-z][a-z0-9-]*|\*)$/

const entriesOf = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '')

/**
 * Reads `AIRSHED_PLUGIN_CATALOGUES`.
 *
 * @param text undefined: none
 * @returns `problem`: what was expected and what was given, if the value is invalid
 */
export function readPluginCatalogues(text: string | undefined): {
  pluginCatalogues: readonly string[]
  problem?: string
} {
  const entries = entriesOf(text)
  const wrong = entries.findIndex((entry) => !isWebAddress(entry))
  if (wrong !== -1) {
    const expected = 'http or https addresses without a password, separated by commas or spaces'
    // The value is not shown, as addresses may contain secrets.
    return {
      pluginCatalogues: [],
      problem: `expected ${expected}, got another text at ${wrong + 1}`,
    }
  }
  const addresses = [...new Set(entries.map((entry) => new URL(entry).href))]
  return addresses.length > CATALOGUES_MAX
    ? {
        pluginCatalogues: [],
        problem: `expected at most ${CATALOGUES_MAX} addresses, got ${addresses.length}`,
      }
    : { pluginCatalogues: addresses }
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/**
 * Reads `AIRSHED_PLUGIN_ALLOWED`: ids of plugins, or `acme.*` for all of a publisher.
 *
 * @param text undefined: every plugin is allowed
 * @returns null: every plugin; `problem`: what was expected and what was given
 */
export function readAllowedPlugins(text: string | undefined): {
  allowedPlugins: readonly string[] | null
  problem?: string
} {
  if (text === undefined) return { allowedPlugins: null }
  const entries = entriesOf(text)
  const wrong = entries.find((entry) => !PLUGIN.test(entry))
  if (wrong === undefined) return { allowedPlugins: entries }
  return {
    allowedPlugins: null,
    problem: `expected ids of plugins such as acme.gauge, or acme.*, separated by commas or spaces, got ${JSON.stringify(wrong)}`,
  }
}

/** Whether the operator allows a plugin. */
export const isAllowedPlugin = (allowed: readonly string[] | null, id: string): boolean =>
  allowed === null || allowed.some((one) => one === id || one === `${id.split('.')[0]}.*`)
