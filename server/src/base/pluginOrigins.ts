/** Where isolated plugins run, according to the settings. */
export interface PluginOrigins {
  /** `https://{plugin}.plugins.example.org`; undefined: frames come from the console's own host. */
  readonly pluginOrigin: string | undefined
  /** Origin of an author's development server on this machine; undefined: none is used. */
  readonly pluginDev: string | undefined
}

/** All plugin hosts, as in a content security policy: `http://*.localhost:4000`; undefined: there are none. */
export function pluginHostPattern({
  pluginOrigin,
}: Pick<PluginOrigins, 'pluginOrigin'>): string | undefined {
  return pluginOrigin?.replace('{plugin}', '*')
}

/** What the operator configured; each value matches its pattern. */
interface PluginOriginSettings {
  readonly AIRSHED_PLUGIN_ORIGIN?: string | undefined
  readonly AIRSHED_PLUGIN_DEV?: string | undefined
}

/** `{plugin}` must be the entire first label; there is no path. */
export const PLUGIN_ORIGIN_PATTERN =
  '^https?://\\{plugin\\}(\\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+(:\\d{1,5})?$'
/** Only this machine, because the console must not show pages that someone else serves. */
export const PLUGIN_DEV_PATTERN =
  '^(off|https?://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d{1,5})?)$'

/** Where `airshed-plugin dev` listens by default. */
const DEFAULT_PLUGIN_DEV = 'http://localhost:4100'

/** Stands for the label while an origin is read. */
const LABEL = 'plugin'

/**
 * Reads the two settings. On `http://localhost` each plugin automatically has its own host name, because
 * browsers resolve all names below `localhost` to this machine. A development server is used by default only
 * there, and only while the demo is on.
 *
 * @param publicUrl origin of the console
 * @returns also the problems, one line each, starting with the setting
 */
export function readPluginOrigins(
  settings: PluginOriginSettings,
  publicUrl: string,
  isDemo: boolean,
): PluginOrigins & { problems: readonly string[] } {
  if (!URL.canParse(publicUrl)) {
    const problem = `AIRSHED_PUBLIC_URL: ${expectedOrigin(publicUrl)}`
    return { pluginOrigin: undefined, pluginDev: undefined, problems: [problem] }
  }
  const home = new URL(publicUrl)
  const isLocal = home.hostname === 'localhost'
  const ownNames = isLocal && home.protocol === 'http:' ? defaultOrigin(home) : undefined
  const pluginOrigin = settings.AIRSHED_PLUGIN_ORIGIN ?? ownNames
  const pluginDev =
    settings.AIRSHED_PLUGIN_DEV ?? (isLocal && isDemo ? DEFAULT_PLUGIN_DEV : undefined)
  return {
    pluginOrigin: normalOrigin(pluginOrigin),
    pluginDev: pluginDev === 'off' ? undefined : originOf(pluginDev),
    problems: [...originProblems(pluginOrigin, home), ...devProblems(pluginDev)],
  }
}

const defaultOrigin = (home: URL) =>
  `http://{plugin}.localhost${home.port === '' ? '' : `:${home.port}`}`

function originProblems(pluginOrigin: string | undefined, home: URL): string[] {
  if (pluginOrigin === undefined) return []
  const name = 'AIRSHED_PLUGIN_ORIGIN'
  const got = JSON.stringify(pluginOrigin)
  const example = urlOf(pluginOrigin)
  if (example === null) return [`${name}: ${expectedOrigin(pluginOrigin)}`]
  if (example.protocol !== home.protocol) {
    return [`${name}: expected ${home.protocol}// like the console, got ${got}`]
  }
  const domain = example.hostname.slice(LABEL.length)
  return home.hostname.endsWith(domain)
    ? [`${name}: expected a domain that the console (${home.host}) is not part of, got ${got}`]
    : []
}

function devProblems(pluginDev: string | undefined): string[] {
  if (pluginDev === undefined || pluginDev === 'off' || URL.canParse(pluginDev)) return []
  return [`AIRSHED_PLUGIN_DEV: ${expectedOrigin(pluginDev)}`]
}

const expectedOrigin = (got: string) =>
  `expected an origin that can be read, got ${JSON.stringify(got)}`

const originOf = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined

/** In lower case and without a default port, as in browsers. */
function normalOrigin(pluginOrigin: string | undefined): string | undefined {
  const origin = pluginOrigin === undefined ? undefined : urlOf(pluginOrigin)?.origin
  return origin?.replace(`//${LABEL}.`, '//{plugin}.')
}

function urlOf(pluginOrigin: string): URL | null {
  const url = pluginOrigin.replace('{plugin}', LABEL)
  return URL.canParse(url) ? new URL(url) : null
}
