import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  return ''
}

describe('the settings', () => {
  it('have a default each', () => {
    expect(readConfig({ PATH: '/bin', AIRSHED_PORT: '' })).toEqual({
      port: 4000,
      host: 'localhost',
      dataFolder: './data',
      demo: true,
      ingestKey: undefined,
      publicUrl: 'http://localhost:4000',
      pluginOrigin: 'http://{plugin}.localhost:4000',
      pluginDev: 'http://localhost:4100',
      widgetLimit: 50,
      accessContextHours: 8,
      auditDays: 400,
      allowPrivateTargets: false,
      dashboardsFolder: './dashboards',
      dashboardVersions: 100,
      logLevel: 'warn',
      mapStyleUrl: undefined,
      mapOrigins: [],
      databaseUrl: undefined,
      natsUrl: undefined,
      oidcIssuer: undefined,
      oidcClientId: undefined,
      telemetryDsn: undefined,
    })
  })

  it('are read as what they mean, and stay as they are', () => {
    const config = readConfig({
      AIRSHED_PORT: '8080',
      AIRSHED_DEMO: '0',
      AIRSHED_WIDGET_LIMIT: '12',
    })
    expect(config).toMatchObject({
      port: 8080,
      demo: false,
      widgetLimit: 12,
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
  ])('name the hosts of plugins %s', (_where, environment, pluginOrigin) => {
    expect(readConfig(environment as Record<string, string>).pluginOrigin).toBe(pluginOrigin)
  })

  it.each([
    ['switched off', { AIRSHED_PLUGIN_DEV: 'off' }, undefined],
    ['elsewhere on this machine', { AIRSHED_PLUGIN_DEV: 'http://[::1]:9' }, 'http://[::1]:9'],
    ['without the demo', { AIRSHED_DEMO: '0' }, undefined],
    ['for a public server', { AIRSHED_PUBLIC_URL: 'https://air.example.org' }, undefined],
  ])('know the development server of plugins: %s', (_where, environment, pluginDev) => {
    expect(readConfig(environment as Record<string, string>).pluginDev).toBe(pluginDev)
  })

  it('know where maps come from', () => {
    const config = readConfig({
      MAP_STYLE_URL: 'https://maps.example.org/{theme}.json',
      MAP_ORIGINS: 'https://a.example.org,https://b.example.org',
    })
    expect(config.mapStyleUrl).toBe('https://maps.example.org/{theme}.json')
    expect(config.mapOrigins).toEqual(['https://a.example.org', 'https://b.example.org'])
  })

  it.each([
    [{ AIRSHED_PROT: '1' }, 'AIRSHED_PROT: there is no such setting. Known: AIRSHED_PORT, '],
    [{ AIRSHED_PORT: 'http' }, 'AIRSHED_PORT: expected integer, got "http"'],
    [{ AIRSHED_PORT: '70000' }, 'AIRSHED_PORT: expected <= 65535, got "70000"'],
    [{ AIRSHED_DEMO: 'yes' }, 'AIRSHED_DEMO: expected one of 0, 1, got "yes"'],
    [
      { AIRSHED_PUBLIC_URL: 'https://air.example.org/' },
      'AIRSHED_PUBLIC_URL: expected text that matches',
    ],
    [{ DATABASE_URL: 'mysql://me:secret@db/air' }, 'DATABASE_URL: expected text that matches'],
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
      'AIRSHED_PLUGIN_ORIGIN: expected a domain that the console (air.example.org) does not lie below',
    ],
    [
      {
        AIRSHED_PUBLIC_URL: 'https://air.example.org',
        AIRSHED_PLUGIN_ORIGIN: 'http://{plugin}.plugins.example.org',
      },
      'AIRSHED_PLUGIN_ORIGIN: expected https:// as the console has',
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
    expect(problemsOf(environment as Record<string, string>)).toContain(text)
  })

  it('tell all that is wrong at once, and no secret', () => {
    const text = problemsOf({
      AIRSHED_PORT: 'x',
      AIRSHED_INGEST_KEY: 'short',
      DATABASE_URL: 'my:secret',
    })
    expect(text.split('\n')).toHaveLength(4)
    expect(text).not.toMatch(/secret|short/)
  })
})
