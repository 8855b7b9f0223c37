import {
  pluginEvent,
  pluginManifest,
  pluginOffer,
  pluginPublisher,
  pluginSummary,
  pluginUpdate,
  pluginVersion,
  TEST_NOW_MS,
} from '@airshed/testing/stories'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const acme = pluginPublisher({ name: 'Acme Air' })
const stranger = pluginPublisher({
  public_key: 'PUAXw+hDiVqStwqnTRt+vJyYLM8uxJaMwM1V8Sr0Zgw=',
  fingerprint: 'hh3r-hufg-iqst-6bcs-sqq3',
})

const CHANGELOG = `# Changelog

## [1.2.0] - 2026-03-02

### Added

- A second needle for the limit of the day, so that nobody has to
  open the table

### Fixed

- The scale can be read in the dark

## [1.1.0] - 2026-02-27

### Added

- Bands in the colours of the index

## [1.0.0] - 2026-01-21

- First version
`

const gauge = pluginSummary({
  owner: acme,
  versions: [
    pluginVersion('1.2.0', {
      state: 'available',
      publisher: acme,
      changelog: CHANGELOG,
      published_at: TEST_NOW_MS - 2 * HOUR_MS,
      manifest: pluginManifest({
        data: ['measurements', 'nodes', 'alerts'],
        capabilities: ['navigate', 'set-range'],
      }),
    }),
    pluginVersion('1.1.0', { publisher: acme, changelog: CHANGELOG }),
    pluginVersion('1.0.0', { published_at: TEST_NOW_MS - 40 * DAY_MS }),
    pluginVersion('0.9.0', { state: 'disabled', published_at: TEST_NOW_MS - 60 * DAY_MS }),
  ],
  current_version: '1.1.0',
  usage_count: 7,
})

const odourDiary = pluginManifest({
  kind: 'screen',
  id: 'rivermouth.odour-diary',
  title: { en: 'Odour diary', es: 'Diario de olores' },
  description: {
    en: 'What neighbours smelled, beside what was measured then',
    es: 'Lo que olieron los vecinos, junto a lo que se midió entonces',
  },
  icon: 'history',
  data: ['nodes', 'measurements'],
  permissions: ['read_reports', 'manage_reports'],
  capabilities: [],
})

const odours = pluginSummary({
  id: 'rivermouth.odour-diary',
  owner: stranger,
  is_pinned: true,
  usage_count: 0,
  versions: [
    pluginVersion('2.0.0', {
      manifest: odourDiary,
      publisher: stranger,
      tier: 'trusted',
    }),
    pluginVersion('1.4.2', {
      tier: 'trusted',
      publisher: stranger,
      published_by: 'City of Rivermouth, build server',
      manifest: odourDiary,
    }),
  ],
  current_version: '1.4.2',
})

const pump = pluginSummary({
  id: 'labs.pump-form',
  usage_count: 0,
  versions: [
    pluginVersion('0.1.0', {
      state: 'available',
      readme: '',
      licences: [],
      trust_problems: [
        'plugin.js:12:4: expected no access to the network, got fetch. Ask for data in needs',
      ],
      manifest: pluginManifest({
        kind: 'device-form',
        id: 'labs.pump-form',
        title: { en: 'Sampling pump', es: 'Bomba de muestreo' },
        description: { en: 'Flow and schedule of a pump', es: 'Caudal y horario de una bomba' },
        icon: undefined,
        data: [],
        permissions: ['manage_devices'],
        capabilities: [],
      }),
    }),
  ],
})

const rose = pluginSummary({
  id: 'acme.noise-rose',
  usage_count: 2,
  current_version: null,
  versions: [
    pluginVersion('3.0.0', {
      problem: 'Needs the plugin API ^0.3.0, and this server has 0.2.0',
      manifest: pluginManifest({
        id: 'acme.noise-rose',
        title: { en: 'Noise rose', es: 'Rosa de ruido' },
        icon: 'compass',
      }),
    }),
  ],
})

const ticker = pluginSummary({
  id: 'acme.ticker',
  usage_count: 12,
  versions: [
    pluginVersion('1.0.0', {
      state: 'disabled',
      manifest: pluginManifest({
        id: 'acme.ticker',
        title: { en: 'Ticker', es: 'Teletipo' },
        icon: 'pulse',
      }),
    }),
  ],
})

const heat = pluginSummary({
  id: 'acme.street-canyon',
  usage_count: 1,
  versions: [
    pluginVersion('1.0.0', {
      manifest: pluginManifest({
        id: 'acme.street-canyon',
        title: {
          en: 'Street canyon ventilation index',
          es: 'Índice de ventilación de calles encajonadas',
        },
        icon: 'heat-grid',
      }),
    }),
  ],
})

/** Plugins in every state. */
export const EXAMPLES = {
  pluginSummaries: [gauge, odours, pump, rose, ticker, heat],
  pluginEffects: {
    'acme.gauge use 1.0.0': {
      current_version: '1.0.0',
      widgets: 7,
      dashboards: 3,
      outcomes: [
        {
          config_version: 2,
          widgets: 2,
          dashboards: 1,
          drawn_by: '1.0.0',
          outcome: 'newer' as const,
          is_changed: true,
        },
        {
          config_version: 1,
          widgets: 5,
          dashboards: 3,
          drawn_by: '1.0.0',
          outcome: 'drawn' as const,
          is_changed: true,
        },
      ],
    },
  },
  pluginEvents: {
    'acme.gauge': [
      pluginEvent(0, {
        kind: 'stopped',
        version: '1.1.0',
        detail: 'No sign of life for 5 s, three times',
      }),
      pluginEvent(1, { kind: 'published', version: '1.2.0' }),
      pluginEvent(2, { kind: 'enabled', version: '1.1.0', author: 'Olga Owner' }),
      pluginEvent(3, { kind: 'published', version: '1.1.0', author: '' }),
      pluginEvent(4, { kind: 'unpinned', version: null, author: 'Olga Owner' }),
    ],
  },
}

/** A plugin with a newer version in a catalogue. */
export const UPDATES = {
  pluginSummaries: [
    pluginSummary({
      owner: acme,
      versions: [
        pluginVersion('1.1.0', {
          publisher: acme,
          about: { author: 'Acme Air', homepage: 'https://acme.example/gauge', licence: 'MIT' },
        }),
      ],
    }),
  ],
  pluginUpdates: [pluginUpdate({ publisher: acme, changelog: CHANGELOG })],
}

/** An unsigned plugin with a version that somebody else published under its name. */
export const FROM_ANOTHER = {
  pluginSummaries: [
    pluginSummary({
      versions: [
        pluginVersion('9.9.9', {
          state: 'available',
          published_by: 'Max Member',
          published_at: TEST_NOW_MS - 2 * HOUR_MS,
          is_from_another: true,
          manifest: pluginManifest({ title: { en: 'Better gauge', es: 'Indicador mejor' } }),
        }),
        pluginVersion('1.1.0'),
      ],
      current_version: '1.1.0',
    }),
  ],
}

/** Why a server refuses an archive. */
export const REFUSAL = [
  {
    path: 'plugin.js:3:14',
    expected: 'no access to the network',
    got: 'fetch. Name the data in needs, and the console delivers them',
  },
  {
    path: 'manifest.json/engines/airshed',
    expected: 'a range that takes 0.2.0',
    got: '^0.3.0. Build with the kit of this server',
  },
]

const neighbourhood = {
  url: 'https://plugins.example/airshed-catalogue.json',
  title: 'Plugins of the neighbourhood',
  read_at: TEST_NOW_MS - HOUR_MS / 2,
  problem: null,
  problem_since: null,
}

/** A drawing used as a picture of a plugin: a bar of this height, percent. */
const picture = (heightPercent: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"><rect width="800" height="500" fill="#e6ebee"/><rect x="300" y="${500 - 5 * heightPercent}" width="200" height="${5 * heightPercent}" fill="#2b7a78"/></svg>`,
  )}`

const PICTURES = [
  {
    url: picture(30),
    alt: { en: 'The gauge on a calm day', es: 'El indicador en un día tranquilo' },
  },
  {
    url: picture(80),
    alt: { en: 'The gauge above its limit', es: 'El indicador sobre su límite' },
  },
]

/** A server with two catalogues, of which one does not respond. */
export const OFFERS = {
  pluginSummaries: [gauge],
  pluginCatalogues: [
    neighbourhood,
    {
      url: 'https://labs.example/airshed-catalogue.json',
      title: 'Labs',
      read_at: TEST_NOW_MS - 26 * HOUR_MS,
      problem: 'There is no connection (ENOTFOUND)',
      problem_since: TEST_NOW_MS - 25 * HOUR_MS,
    },
  ],
  pluginOffers: [
    pluginOffer({ id: 'acme.dial', publisher: acme, changelog: CHANGELOG, screenshots: PICTURES }),
    pluginOffer({
      id: 'acme.odours',
      title: { en: 'Odour diary', es: 'Diario de olores' },
      description: {
        en: 'What neighbours smell, beside what the sensors say, day by day',
        es: 'Lo que huelen los vecinos, junto a lo que dicen los sensores, día a día',
      },
      kind: 'screen',
      author: 'Rivermouth Lab',
      homepage: null,
      publisher: null,
      installed_version: '1.0.0',
      installed_state: 'enabled',
    }),
    pluginOffer({
      id: 'labs.pump-form',
      title: { en: 'Pump settings', es: 'Ajustes de la bomba' },
      description: {
        en: 'Flow and schedule of sampling pumps',
        es: 'Caudal y horario de las bombas de muestreo',
      },
      kind: 'device-form',
      author: 'Labs',
      publisher: stranger,
      installed_version: '1.2.0',
      installed_state: 'enabled',
    }),
    pluginOffer({
      id: 'labs.hologram',
      title: { en: 'Hologram', es: 'Holograma' },
      description: { en: 'The plume in three dimensions', es: 'El penacho en tres dimensiones' },
      author: 'Labs',
      publisher: stranger,
      problem: 'The operator of this server does not allow plugin labs.hologram',
    }),
  ],
}
