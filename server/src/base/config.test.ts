import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (environment: object): string => {
  try {
    readConfig(environment as Record<string, string>)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  return ''
}

describe('the settings', () => {
  it('gives every setting a default', () => {
    expect(readConfig({ PATH: '/bin', AIRSHED_PORT: '' })).toEqual({
      port: 4000,
      host: 'localhost',
      dataFolder: './data',
      demo: true,
      ingestKey: undefined,
      publicUrl: 'http://localhost:4000',
      trustedProxies: false,
      pluginOrigin: 'http://{plugin}.localhost:4000',
      pluginDev: 'http://localhost:4100',
      trustedPublishers: [],
      onlyTrustedPublishers: false,
      pluginCatalogues: [],
      allowedPlugins: null,
      widgetLimit: 50,
      queueLimit: 100_000,
      accessContextHours: 8,
      tokenRequestsPerMinute: 600,
      auditDays: 400,
      archiveDays: 30,
      firmwareKeys: [],
      allowPrivateTargets: false,
      dashboardsFolder: './dashboards',
      dashboardVersions: 100,
      mailDays: 30,
      hasFirstOrganization: false,
      logLevel: 'warn',
      mapStyleUrl: undefined,
      mapOrigins: [],
      databaseUrl: undefined,
      hasDeviceAuthority: false,
      deviceAuthorityFile: undefined,
      natsUrl: undefined,
      mqttUrl: undefined,
      oidcIssuer: undefined,
      oidcClientId: undefined,
      claimedRoles: null,
      telemetryDsn: undefined,
    })
  })

  it('reads settings by their type and freezes them', () => {
    const config = readConfig({
      AIRSHED_PORT: '8080',
      AIRSHED_DEMO: '0',
      AIRSHED_WIDGET_LIMIT: '12',
      AIRSHED_QUEUE_LIMIT: '500',
    })
    expect(config).toMatchObject({
      port: 8080,
      demo: false,
      widgetLimit: 12,
      queueLimit: 500,
      publicUrl: 'http://localhost:8080',
    })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it.each([
    ['on another port', { AIRSHED_PORT: '8080' }, 'http://{plugin}.localhost:8080'],
    [
      'behind a proxy of this machine',
      { AIRSHED_PUBLIC_URL: 'http://localhost' },
      'http://{plugin}.localhost',
    ],
    ['on a host of its own', { AIRSHED_PUBLIC_URL: 'https://air.example.org' }, undefined],
    ['on an address', { AIRSHED_PUBLIC_URL: 'http://127.0.0.1:4000' }, undefined],
    ['on localhost with a certificate', { AIRSHED_PUBLIC_URL: 'https://localhost' }, undefined],
    [
      'where an operator gave names',
      {
        AIRSHED_PUBLIC_URL: 'https://air.example.org',
        AIRSHED_PLUGIN_ORIGIN: 'https://{plugin}.Plugins.Example.org:443',
      },
      'https://{plugin}.plugins.example.org',
    ],
  ])('names the hosts of plugins %s', (_where, environment, pluginOrigin) => {
    expect(readConfig(environment as Record<string, string>).pluginOrigin).toBe(pluginOrigin)
  })

  it.each([
    ['switched off', { AIRSHED_PLUGIN_DEV: 'off' }, undefined],
    ['elsewhere on this machine', { AIRSHED_PLUGIN_DEV: 'http://[::1]:9' }, 'http://[::1]:9'],
    ['without the demo', { AIRSHED_DEMO: '0' }, undefined],
    ['for a public server', { AIRSHED_PUBLIC_URL: 'https://air.example.org' }, undefined],
  ])('accepts the development server of plugins: %s', (_where, environment, pluginDev) => {
    expect(readConfig(environment as Record<string, string>).pluginDev).toBe(pluginDev)
  })

  it.each([
    ['1', 1],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('accepts trusted proxies: %s', (text, trustedProxies) => {
    expect(readConfig({ AIRSHED_TRUST_PROXY: text })).toMatchObject({ trustedProxies })
  })

  it.each([
    '0',
    '11',
    'true',
    'proxy.internal',
    '0.0.0.0/0',
    '10.0.0.0/33',
    '::1/129',
    '::1,',
    '1/2',
  ])('refuses proxies that nobody should trust: %s', (text) => {
    const reported = problemsOf({ AIRSHED_TRUST_PROXY: text })
    expect(reported).toContain(
      'AIRSHED_TRUST_PROXY: expected the number of proxies in front of the server (1 to 10), or their addresses and ranges such as 127.0.0.1,10.0.0.0/8, got ',
    )
  })

  it('reads where maps come from', () => {
    const config = readConfig({
      MAP_STYLE_URL: 'https://maps.example.org/{theme}.json',
      MAP_ORIGINS: 'https://a.example.org,https://b.example.org',
    })
    expect(config.mapStyleUrl).toBe('https://maps.example.org/{theme}.json')
    expect(config.mapOrigins).toEqual(['https://a.example.org', 'https://b.example.org'])
  })

  it('reads the mail server, the sender of mails, the S3 store and the broker', () => {
    const config = readConfig({
      SMTP_URL: 'smtps://air:pw@mail.example.org',
      MAIL_FROM: 'Airshed <air@example.org>',
      S3_URL: 'https://KEY:SECRET@s3.example.org/air',
      MQTT_URL: 'mqtts://air:pw@mqtt.example.org',
    })
    expect(config).toMatchObject({
      mqttUrl: 'mqtts://air:pw@mqtt.example.org',
      smtpUrl: 'smtps://air:pw@mail.example.org',
      mailFrom: { address: 'air@example.org', name: 'Airshed' },
      s3Url: 'https://KEY:SECRET@s3.example.org/air',
    })
  })

  it.each<Record<string, string>>([
    { SMTP_URL: 'smtp://air:hunter2@mail.example.org/?x=1', MAIL_FROM: 'air@example.org' },
    { SMTP_URL: 'smtp://air:hunter2@', MAIL_FROM: 'air@example.org' },
    { SMTP_URL: 'smtps://air:hunter2@mail.example.org' },
    { S3_URL: 'https://KEY:hunter2@s3.example.org' },
    { MQTT_URL: 'mqtt://air:hunter2@mqtt.example.org/topic' },
    { MQTT_URL: 'mqtt://air:hunter2@' },
    { MQTT_URL: 'mqtts://hunter2@mqtt.example.org' },
    { MQTT_URL: 'https://air:hunter2@mqtt.example.org' },
    { MQTT_URL: 'mqtt://air:%hunter2@mqtt.example.org' },
  ])('never shows a password: %j', (environment) => {
    const problems = problemsOf(environment)
    expect(problems).toMatch(/(SMTP_URL|MAIL_FROM|S3_URL|MQTT_URL): expected/)
    expect(problems).not.toContain('hunter2')
  })

  it.each([
    [{ MAIL_FROM: 'Airshed' }, 'MAIL_FROM: expected an address, as name@example.org'],
    [
      { AIRSHED_TRUSTED_PUBLISHERS: 'Acme' },
      'AIRSHED_TRUSTED_PUBLISHERS: expected publishers as name=key',
    ],
    [
      { AIRSHED_PLUGIN_PUBLISHERS: 'trusted' },
      'AIRSHED_TRUSTED_PUBLISHERS: expected at least one publisher because AIRSHED_PLUGIN_PUBLISHERS is trusted, got none',
    ],
    [
      { AIRSHED_PLUGIN_PUBLISHERS: 'none' },
      'AIRSHED_PLUGIN_PUBLISHERS: expected one of any, trusted, got "none"',
    ],
    [{ AIRSHED_MAIL_DAYS: '0' }, 'AIRSHED_MAIL_DAYS: expected >= 1, got "0"'],
    [{ AIRSHED_PROT: '1' }, 'AIRSHED_PROT: there is no such setting. Known: AIRSHED_PORT, '],
    [{ AIRSHED_PORT: 'http' }, 'AIRSHED_PORT: expected integer, got "http"'],
    [{ AIRSHED_PORT: '70000' }, 'AIRSHED_PORT: expected <= 65535, got "70000"'],
    [{ AIRSHED_DEMO: 'yes' }, 'AIRSHED_DEMO: expected 0 or 1, got "yes"'],
    [
      { AIRSHED_PUBLIC_URL: 'https://air.example.org/' },
      'AIRSHED_PUBLIC_URL: expected text that matches',
    ],
    [{ DATABASE_URL: 'mysql://me:secret@db/air' }, 'DATABASE_URL: expected text that matches'],
    [
      { AIRSHED_DEVICE_CA: '1', DATABASE_URL: 'postgres://db/air' },
      'AIRSHED_DEVICE_CA_FILE: expected a file that all processes can read because DATABASE_URL is set, got none',
    ],
    [
      { AIRSHED_DEVICE_CA_FILE: '/etc/airshed/authority.pem' },
      'AIRSHED_DEVICE_CA_FILE: expected AIRSHED_DEVICE_CA to be 1, got 0',
    ],
    [
      { OIDC_ISSUER: 'https://id.example.org' },
      'OIDC_ISSUER, OIDC_CLIENT_ID: expected both or none',
    ],
    ...[
      'http://localhost:4000',
      'http://{plugin}.localhost:4000/',
      'http://{plugin}',
      'http://a.{plugin}.example.org',
      'http://x{plugin}.example.org',
      'http://{plugin}.{plugin}.org',
      'http://{plugin}.example.org; script-src *',
    ].map((origin): [object, string] => [
      { AIRSHED_PLUGIN_ORIGIN: origin },
      `AIRSHED_PLUGIN_ORIGIN: expected text that matches`,
    ]),
    [
      { AIRSHED_PLUGIN_ORIGIN: 'http://{plugin}.localhost:99999' },
      'AIRSHED_PLUGIN_ORIGIN: expected an origin that can be read, got "http://{plugin}.localhost:99999"',
    ],
    [
      {
        AIRSHED_PUBLIC_URL: 'https://air.example.org',
        AIRSHED_PLUGIN_ORIGIN: 'https://{plugin}.example.org',
      },
      'AIRSHED_PLUGIN_ORIGIN: expected a domain that the console (air.example.org) is not part of',
    ],
    [
      {
        AIRSHED_PUBLIC_URL: 'https://air.example.org',
        AIRSHED_PLUGIN_ORIGIN: 'http://{plugin}.plugins.example.org',
      },
      'AIRSHED_PLUGIN_ORIGIN: expected https:// like the console',
    ],
    ...['http://localhost:4100/', 'http://dev.example.org:4100', 'http://localhost.evil.org'].map(
      (origin): [object, string] => [
        { AIRSHED_PLUGIN_DEV: origin },
        'AIRSHED_PLUGIN_DEV: expected text that matches',
      ],
    ),
    [
      { AIRSHED_PLUGIN_DEV: 'http://localhost:70000' },
      'AIRSHED_PLUGIN_DEV: expected an origin that can be read',
    ],
    [
      { AIRSHED_PUBLIC_URL: 'http://air:port' },
      'AIRSHED_PUBLIC_URL: expected an origin that can be read',
    ],
  ])('%j is refused by name', (environment, text) => {
    expect(problemsOf(environment)).toContain(text)
  })

  it('reports everything that is wrong at once and no secret', () => {
    const text = problemsOf({
      AIRSHED_PORT: 'x',
      AIRSHED_INGEST_KEY: 'long'.repeat(51),
      DATABASE_URL: 'my:secret',
    })
    expect(text.split('\n')).toHaveLength(4)
    expect(text).not.toMatch(/secret|long/)
  })
})
