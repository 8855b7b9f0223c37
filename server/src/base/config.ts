import { createAjv, issuesOf } from '@airshed/contract'
import type { Static } from 'typebox'
import { readFirmwareKeys } from './settings/firmwareKeys.ts'
import { readClaimedRoles, type ClaimedRoles } from './settings/claimedRoles.ts'
import { readAllowedPlugins, readPluginCatalogues } from './settings/pluginSources.ts'
import { readTraceSettings, type TraceSettings } from './settings/traceSettings.ts'
import { readTrustedProxies, type TrustedProxies } from './settings/trustedProxies.ts'
import { readTrustedPublishers, type TrustedPublisher } from './settings/trustedPublishers.ts'
import { problemsOfAddresses } from './settings/addressProblems.ts'
import { readMailFrom, type MailAddress } from './settings/mailAddress.ts'
import { readPluginOrigins, type PluginOrigins } from './pluginOrigins.ts'
import { Environment } from './settings/environment.ts'

export { Environment }

export type LogLevel = Static<typeof Environment>['AIRSHED_LOG_LEVEL']

/** The settings of the server, typed and frozen. */
export interface Config extends PluginOrigins {
  readonly port: number
  readonly host: string
  /** Folder of the embedded store. */
  readonly dataFolder: string
  /** Seed and run the simulated organization while the store is empty; offer its users. */
  readonly demo: boolean
  /** Ingest key of the demo organization, checked if set; undefined: one is generated. */
  readonly ingestKey: string | undefined
  /** Origin under which browsers reach the server, without a trailing slash. */
  readonly publicUrl: string
  /** Proxies that are trusted to report the address of a sender. */
  readonly trustedProxies: TrustedProxies
  /** Plugin publishers that the operator trusts. */
  readonly trustedPublishers: readonly TrustedPublisher[]
  /** Whether only plugins signed by one of them can be published and enabled. */
  readonly onlyTrustedPublishers: boolean
  /** Addresses of the plugin catalogues. */
  readonly pluginCatalogues: readonly string[]
  /** Ids of the plugins that may be installed, or `acme.*`; null: all. */
  readonly allowedPlugins: readonly string[] | null
  /** Widgets that one dashboard may hold. */
  readonly widgetLimit: number
  /** Jobs that may wait in one queue. */
  readonly queueLimit: number
  /** Folder of dashboards that come from files; it may be absent. */
  readonly dashboardsFolder: string
  /** Number of versions kept per dashboard. */
  readonly dashboardVersions: number
  /** Hours after which an access context expires. */
  readonly accessContextHours: number
  /** Requests per minute that one API token may make to each process. */
  readonly tokenRequestsPerMinute: number
  /** Days for which the audit log is kept. */
  readonly auditDays: number
  /** Days for which archives of readings are kept. */
  readonly archiveDays: number
  /** Whether this server may send to addresses of private networks. */
  readonly allowPrivateTargets: boolean
  /** Whether users who belong to no organization may create one. */
  readonly hasFirstOrganization: boolean
  readonly logLevel: LogLevel
  /** Port on which metrics are served; undefined: no separate port. */
  readonly metricsPort: number | undefined
  /** Token required to read metrics; undefined: none, on a separate port. */
  readonly metricsToken: string | undefined
  /** Where traces are sent; undefined: no tracing. */
  readonly traces: TraceSettings | undefined
  /** undefined: file contents are stored in the data folder. */
  readonly s3Url: string | undefined
  /** undefined: mails are kept in the outbox. */
  readonly smtpUrl: string | undefined
  /** undefined: text messages are kept in the outbox. */
  readonly smsUrl: string | undefined
  /** Sender of mails; always set if there is a mail server. */
  readonly mailFrom: MailAddress | undefined
  /** Days for which mails are kept in the outbox. */
  readonly mailDays: number
  /** MapLibre style of the maps; undefined: outlines of land and borders, which need no network. */
  readonly mapStyleUrl: string | undefined
  /** Origins that maps may fetch from besides that of their style. */
  readonly mapOrigins: readonly string[]
  /** undefined: the embedded store. */
  readonly databaseUrl: string | undefined
  /** undefined: the in-process bus. */
  readonly natsUrl: string | undefined
  /** undefined: devices are reached only over HTTPS. */
  readonly mqttUrl: string | undefined
  /** Whether this server issues certificates for devices. */
  readonly hasDeviceAuthority: boolean
  /** PEM file with key and certificate of the authority for devices; undefined: one in the data folder. */
  readonly deviceAuthorityFile: string | undefined
  /** undefined: the embedded provider. */
  readonly oidcIssuer: string | undefined
  readonly oidcClientId: string | undefined
  /** null: roles are assigned by people, in every organization. */
  readonly claimedRoles: ClaimedRoles | null
  readonly telemetryDsn: string | undefined
  /** Search URL of a geocoder, including its query parameters; undefined: addresses cannot be searched. */
  readonly geocoderUrl: string | undefined
  /** Public keys of which one must have signed a firmware image: Ed25519, 32 bytes in base64. */
  readonly firmwareKeys: readonly string[]
  /** Where firmware is kept instead of here; undefined: the console has its own page. */
  readonly firmwaresUrl: string | undefined
}

/** The settings are invalid; the start fails with this text. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const validate = createAjv({ coerceTypes: true, useDefaults: true }).compile(Environment)
const KNOWN = new Set(Object.keys(Environment.properties))
/** Settings whose value is a secret, or may contain one. */
const SECRETS = new Set([
  'AIRSHED_INGEST_KEY',
  'AIRSHED_METRICS_TOKEN',
  'AIRSHED_PLUGIN_CATALOGUES',
  'MAP_STYLE_URL',
  'GEOCODER_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'DATABASE_URL',
  'NATS_URL',
  'MQTT_URL',
  'S3_URL',
  'SMTP_URL',
  'SMS_URL',
  'TELEMETRY_DSN',
])

/**
 * Reads the settings from an environment. An empty variable counts as not set.
 *
 * @throws ConfigError naming each variable that is unknown or invalid, what was expected and what was given
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('AIRSHED_') && !KNOWN.has(name),
  )
  const values: Record<string, unknown> = {}
  for (const name of KNOWN) {
    const value = environment[name]
    if (value !== undefined && value !== '') values[name] = value
  }
  const given = { ...values }
  const problems = unknown.map(
    (name) => `${name}: there is no such setting. Known: ${knownNames().join(', ')}`,
  )
  if (!validate(values)) {
    for (const { path, expected } of issuesOf(validate.errors, values)) {
      const name = path.slice(1)
      const got = SECRETS.has(name) ? 'another value' : JSON.stringify(given[name])
      problems.push(`${name}: expected ${expected}, got ${got}`)
    }
  }
  const settings = values as Static<typeof Environment>
  if ((settings.OIDC_ISSUER === undefined) !== (settings.OIDC_CLIENT_ID === undefined)) {
    problems.push('OIDC_ISSUER, OIDC_CLIENT_ID: expected both or none, got one of them')
  }
  if (settings.OIDC_ROLES !== undefined && settings.OIDC_ISSUER === undefined) {
    problems.push('OIDC_ROLES: expected OIDC_ISSUER to be set too, got none')
  }
  const { AIRSHED_DEVICE_CA: authority, AIRSHED_DEVICE_CA_FILE: authorityFile } = settings
  if (authority === '1' && settings.DATABASE_URL !== undefined && authorityFile === undefined) {
    problems.push(
      'AIRSHED_DEVICE_CA_FILE: expected a file that all processes can read because DATABASE_URL is set, got none',
    )
  }
  if (authority === '0' && authorityFile !== undefined) {
    problems.push('AIRSHED_DEVICE_CA_FILE: expected AIRSHED_DEVICE_CA to be 1, got 0')
  }
  problems.push(...problemsOfAddresses(settings))
  if (problems.length > 0) throw refusedSettings(problems)
  return toConfig(settings)
}

/** @throws ConfigError if origins are inconsistent, or proxies or publishers cannot be parsed */
function toConfig(settings: Static<typeof Environment>): Config {
  const publicUrl = settings.AIRSHED_PUBLIC_URL ?? `http://localhost:${settings.AIRSHED_PORT}`
  const demo = settings.AIRSHED_DEMO === '1'
  const { problems, ...pluginOrigins } = readPluginOrigins(settings, publicUrl, demo)
  const { problem, trustedProxies } = readTrustedProxies(settings.AIRSHED_TRUST_PROXY)
  const publishers = readTrustedPublishers(settings.AIRSHED_TRUSTED_PUBLISHERS)
  const onlyTrustedPublishers = settings.AIRSHED_PLUGIN_PUBLISHERS === 'trusted'
  const catalogues = readPluginCatalogues(settings.AIRSHED_PLUGIN_CATALOGUES)
  const allowed = readAllowedPlugins(settings.AIRSHED_PLUGIN_ALLOWED)
  const roles = readClaimedRoles(settings.OIDC_ROLES_CLAIM, settings.OIDC_ROLES)
  const firmware = readFirmwareKeys(settings.AIRSHED_FIRMWARE_KEYS)
  const wrong = [...problems]
  if (firmware.problem !== undefined) wrong.push(`AIRSHED_FIRMWARE_KEYS: ${firmware.problem}`)
  if (roles.problem !== undefined) wrong.push(roles.problem)
  if (catalogues.problem !== undefined) {
    wrong.push(`AIRSHED_PLUGIN_CATALOGUES: ${catalogues.problem}`)
  }
  if (allowed.problem !== undefined) wrong.push(`AIRSHED_PLUGIN_ALLOWED: ${allowed.problem}`)
  if (problem !== undefined) wrong.push(`AIRSHED_TRUST_PROXY: ${problem}`)
  if (publishers.problem !== undefined) {
    wrong.push(`AIRSHED_TRUSTED_PUBLISHERS: ${publishers.problem}`)
  } else if (onlyTrustedPublishers && publishers.trustedPublishers.length === 0) {
    wrong.push(
      'AIRSHED_TRUSTED_PUBLISHERS: expected at least one publisher because AIRSHED_PLUGIN_PUBLISHERS is trusted, got none',
    )
  }
  if (wrong.length > 0) throw refusedSettings(wrong)
  return Object.freeze({
    port: settings.AIRSHED_PORT,
    host: settings.AIRSHED_HOST,
    dataFolder: settings.AIRSHED_DATA,
    demo,
    ingestKey: settings.AIRSHED_INGEST_KEY,
    publicUrl,
    trustedProxies,
    ...pluginOrigins,
    trustedPublishers: publishers.trustedPublishers,
    onlyTrustedPublishers,
    pluginCatalogues: catalogues.pluginCatalogues,
    allowedPlugins: allowed.allowedPlugins,
    widgetLimit: settings.AIRSHED_WIDGET_LIMIT,
    queueLimit: settings.AIRSHED_QUEUE_LIMIT,
    dashboardsFolder: settings.AIRSHED_DASHBOARDS,
    dashboardVersions: settings.AIRSHED_DASHBOARD_VERSIONS,
    accessContextHours: settings.AIRSHED_ACCESS_CONTEXT_HOURS,
    tokenRequestsPerMinute: settings.AIRSHED_TOKEN_REQUESTS_PER_MINUTE,
    auditDays: settings.AIRSHED_AUDIT_DAYS,
    archiveDays: settings.AIRSHED_ARCHIVE_DAYS,
    allowPrivateTargets: settings.AIRSHED_ALLOW_PRIVATE_TARGETS === '1',
    hasFirstOrganization: settings.AIRSHED_FIRST_ORGANIZATION === '1',
    logLevel: settings.AIRSHED_LOG_LEVEL,
    metricsPort: settings.AIRSHED_METRICS_PORT,
    metricsToken: settings.AIRSHED_METRICS_TOKEN,
    traces: readTraceSettings(settings),
    s3Url: settings.S3_URL,
    smtpUrl: settings.SMTP_URL,
    smsUrl: settings.SMS_URL,
    mailFrom: settings.MAIL_FROM === undefined ? undefined : readMailFrom(settings.MAIL_FROM),
    mailDays: settings.AIRSHED_MAIL_DAYS,
    mapStyleUrl: settings.MAP_STYLE_URL,
    mapOrigins: settings.MAP_ORIGINS?.split(',') ?? [],
    databaseUrl: settings.DATABASE_URL,
    natsUrl: settings.NATS_URL,
    mqttUrl: settings.MQTT_URL,
    hasDeviceAuthority: settings.AIRSHED_DEVICE_CA === '1',
    deviceAuthorityFile: settings.AIRSHED_DEVICE_CA_FILE,
    oidcIssuer: settings.OIDC_ISSUER,
    oidcClientId: settings.OIDC_CLIENT_ID,
    claimedRoles: roles.claimedRoles,
    telemetryDsn: settings.TELEMETRY_DSN,
    geocoderUrl: settings.GEOCODER_URL,
    firmwareKeys: firmware.firmwareKeys,
    firmwaresUrl: settings.FIRMWARES_URL,
  })
}

const refusedSettings = (problems: readonly string[]) =>
  new ConfigError(`The settings cannot be used:\n${problems.map(indent).join('\n')}`)
const knownNames = () => [...KNOWN].filter((name) => name.startsWith('AIRSHED_'))
const indent = (line: string) => `  ${line}`
