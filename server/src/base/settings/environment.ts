import { Type } from 'typebox'
import { PLUGIN_DEV_PATTERN, PLUGIN_ORIGIN_PATTERN } from '../pluginOrigins.ts'

/** The environment variables that the server reads; docs/settings.md is generated from it. `unset` says what applies if one is not set. */
export const Environment = Type.Object({
  AIRSHED_PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 4000,
    description: 'One port for console, API, socket and identity',
  }),
  AIRSHED_HOST: Type.String({
    minLength: 1,
    default: 'localhost',
    description: 'Address to listen on; `0.0.0.0` lets devices on the network in',
  }),
  AIRSHED_PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/\\s]+$',
      unset: '`http://localhost:{port}`',
      description: 'Origin at which browsers reach the server, without a path',
    }),
  ),
  AIRSHED_DATA: Type.String({
    minLength: 1,
    default: './data',
    description: 'Folder of the embedded store and of files',
  }),
  AIRSHED_DEMO: Type.Enum(['0', '1'], {
    type: 'string',
    default: '1',
    description:
      '`1` creates a simulated organization if the store is empty; `0` starts with an empty store',
  }),
  AIRSHED_INGEST_KEY: Type.Optional(
    Type.String({
      maxLength: 200,
      unset: 'generated and printed',
      description: 'Ingest key of the demo organization, at least 20 characters',
    }),
  ),
  AIRSHED_WIDGET_LIMIT: Type.Integer({
    minimum: 1,
    maximum: 1000,
    default: 50,
    description: 'Widgets that a dashboard may hold',
  }),
  AIRSHED_DASHBOARDS: Type.String({
    minLength: 1,
    default: './dashboards',
    description: 'Folder of [dashboards that are served from files](dashboards.md)',
  }),
  AIRSHED_DASHBOARD_VERSIONS: Type.Integer({
    minimum: 1,
    maximum: 10_000,
    default: 100,
    description: 'Versions that are kept of each dashboard',
  }),
  AIRSHED_TRUST_PROXY: Type.Optional(
    Type.String({
      description:
        'Proxies that are trusted to name the client of a request: their addresses and ranges, or how many there are; see [whom to trust](deploy.md#whom-to-trust)',
    }),
  ),
  AIRSHED_PLUGIN_ORIGIN: Type.Optional(
    Type.String({
      pattern: PLUGIN_ORIGIN_PATTERN,
      unset: '`http://{plugin}.localhost:{port}` on localhost, otherwise none',
      description:
        'Origin of isolated plugins; `{plugin}` in it becomes a label for each, see [plugin hosts](plugin-hosts.md)',
    }),
  ),
  AIRSHED_PLUGIN_DEV: Type.Optional(
    Type.String({
      pattern: PLUGIN_DEV_PATTERN,
      unset: '`http://localhost:4100` with the demo on localhost, otherwise none',
      description:
        'Origin of the development server of a plugin author on this machine; `off` disables it',
    }),
  ),
  AIRSHED_TRUSTED_PUBLISHERS: Type.Optional(
    Type.String({
      description:
        'Plugin publishers that are shown by name: `name=public key`, separated by commas; see [publishing](plugins/publishing.md#whom-a-server-trusts)',
    }),
  ),
  AIRSHED_PLUGIN_PUBLISHERS: Type.Enum(['any', 'trusted'], {
    type: 'string',
    default: 'any',
    description: '`trusted` accepts plugins of these publishers only',
  }),
  AIRSHED_PLUGIN_CATALOGUES: Type.Optional(
    Type.String({
      description:
        'Addresses of [catalogues](plugins/publishing.md#catalogues) in which plugins are found, separated by commas or spaces',
    }),
  ),
  AIRSHED_PLUGIN_ALLOWED: Type.Optional(
    Type.String({
      unset: 'every plugin',
      description:
        'Plugins that may be installed: ids, or `acme.*` for all plugins of a publisher, separated by commas or spaces',
    }),
  ),
  AIRSHED_FIRST_ORGANIZATION: Type.Enum(['0', '1'], {
    type: 'string',
    default: '0',
    description:
      '`1` lets users who belong to no organization [create one](access.md#creating-an-organization)',
  }),
  AIRSHED_ACCESS_CONTEXT_HOURS: Type.Integer({
    minimum: 1,
    maximum: 168,
    default: 8,
    description: 'Hours after which acting for others ends',
  }),
  AIRSHED_AUDIT_DAYS: Type.Integer({
    minimum: 1,
    maximum: 3650,
    default: 400,
    description: 'Days for which the audit log is kept',
  }),
  AIRSHED_MAIL_DAYS: Type.Integer({
    minimum: 1,
    maximum: 3650,
    default: 30,
    description: 'Days for which e-mails stay in the outbox',
  }),
  AIRSHED_ARCHIVE_DAYS: Type.Integer({
    minimum: 1,
    maximum: 3650,
    default: 30,
    description: 'Days for which [archives](archives.md) of readings are kept',
  }),
  AIRSHED_ALLOW_PRIVATE_TARGETS: Type.Enum(['0', '1'], {
    type: 'string',
    default: '0',
    description: '`1` lets the server send to addresses in private networks',
  }),
  AIRSHED_QUEUE_LIMIT: Type.Integer({
    minimum: 100,
    maximum: 10_000_000,
    default: 100_000,
    description: '[Jobs](jobs.md) that may wait in one queue',
  }),
  AIRSHED_TOKEN_REQUESTS_PER_MINUTE: Type.Integer({
    minimum: 1,
    maximum: 30_000,
    default: 600,
    description: 'Requests that one API token may make in a minute',
  }),
  AIRSHED_METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 65_535,
      description:
        'Separate port for metrics in the OpenMetrics format, see [operating](operate.md)',
    }),
  ),
  AIRSHED_METRICS_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[!-~]{16,200}$',
      description: 'Token that protects `/metrics` on the port of the console',
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://\\S+$',
      description: 'Collector of OpenTelemetry traces, over HTTP; see [operating](operate.md)',
    }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(
    Type.String({
      pattern: '^[^=,\\s]+=[^,]*(,[^=,\\s]+=[^,]*)*$',
      description: 'Headers for the collector: `name=value`, separated by commas',
    }),
  ),
  OTEL_SERVICE_NAME: Type.String({
    minLength: 1,
    maxLength: 100,
    default: 'airshed',
    description: 'Name of this server in traces',
  }),
  AIRSHED_TRACE_RATIO: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description: 'Share of requests that are traced',
  }),
  AIRSHED_LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    type: 'string',
    default: 'warn',
    description: 'Least severe level that is logged',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://\\S+$',
      unset: 'the embedded store',
      description: 'PostgreSQL, see [deploying](deploy.md)',
    }),
  ),
  NATS_URL: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9+.-]*://\\S+$',
      unset: 'the bus in memory',
      description: 'One NATS server, or several separated by commas',
    }),
  ),
  MQTT_URL: Type.Optional(
    Type.String({
      description:
        'MQTT 5 broker over which devices talk to the server, see [devices](devices.md#over-mqtt)',
    }),
  ),
  AIRSHED_DEVICE_CA: Type.Enum(['0', '1'], {
    type: 'string',
    default: '0',
    description:
      '`1` issues [certificates for devices](deploy.md#certificates-for-devices), which a broker can require',
  }),
  AIRSHED_DEVICE_CA_FILE: Type.Optional(
    Type.String({
      minLength: 1,
      unset: '`device-authority.pem` in the folder of data, made at the first start',
      description:
        'PEM file with key and certificate of that authority; required with `DATABASE_URL`, whose processes share it',
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      unset: 'mails stay in the outbox',
      description: 'Mail server, see [mail](mail.md)',
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({ description: 'Sender of mails; required with `SMTP_URL`' }),
  ),
  SMS_URL: Type.Optional(
    Type.String({
      unset: 'text messages stay in the outbox',
      description: 'Gateway for text messages, see [mail](mail.md)',
    }),
  ),
  S3_URL: Type.Optional(
    Type.String({
      unset: 'the folder of data',
      description: 'S3 store for the contents of files, see [files](files.md)',
    }),
  ),
  OIDC_ISSUER: Type.Optional(
    Type.String({
      pattern: '^https?://\\S+$',
      unset: 'the built-in provider',
      description:
        '[An identity provider of your own](deploy.md#an-identity-provider-of-your-own), together with `OIDC_CLIENT_ID`',
    }),
  ),
  OIDC_CLIENT_ID: Type.Optional(
    Type.String({ minLength: 1, description: 'How that provider knows the console' }),
  ),
  OIDC_ROLES_CLAIM: Type.Optional(
    Type.String({ minLength: 1, description: 'Claim that names the groups of a user' }),
  ),
  OIDC_ROLES: Type.Optional(
    Type.String({ description: 'Roles that the groups of that provider give, as JSON' }),
  ),
  MAP_STYLE_URL: Type.Optional(
    Type.String({
      pattern: '^https?://\\S+$',
      unset: 'outlines that need no network',
      description: 'MapLibre style of the maps; `{theme}` in it becomes `light` or `dark`',
    }),
  ),
  MAP_ORIGINS: Type.Optional(
    Type.String({
      pattern: '^https?://[^/\\s,]+(,https?://[^/\\s,]+)*$',
      description: 'Origins of tiles, fonts and icons that the style names, separated by commas',
    }),
  ),
  GEOCODER_URL: Type.Optional(
    Type.String({
      unset: 'places are set on the map or by coordinates',
      description:
        'Search address of a geocoder that answers like Nominatim, see [devices](devices.md#searching-for-addresses)',
    }),
  ),
  TELEMETRY_DSN: Type.Optional(
    Type.String({
      pattern: '^https?://\\S+$',
      description: 'Where page views and errors of the console are forwarded',
    }),
  ),
  AIRSHED_FIRMWARE_KEYS: Type.Optional(
    Type.String({
      unset: 'no firmware can be uploaded',
      description:
        'Public keys of which one must have signed a firmware image, separated by commas; see [firmware](firmware.md#keys)',
    }),
  ),
  FIRMWARES_URL: Type.Optional(
    Type.String({
      pattern: '^https?://\\S+$',
      unset: 'the console has its own page',
      description: 'Where the link to firmware leads, if it is kept elsewhere',
    }),
  ),
})
