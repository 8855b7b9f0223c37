import type {
  InstalledPlugin,
  PluginEvent,
  PluginOffer,
  PluginPublisher,
  PluginSummary,
  PluginUpdate,
  PluginVersion,
} from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const DAY_MS = 86_400_000

/** Manifest of a third-party widget. */
export function pluginManifest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    kind: 'widget',
    id: 'acme.gauge',
    type: 'AcmeGaugeWidget',
    title: { en: 'Gauge', es: 'Indicador' },
    description: {
      en: 'One reading against its limits, as a dial',
      es: 'Una lectura frente a sus límites, en una esfera',
    },
    icon: 'dashboard',
    category: 'measurements',
    configVersion: 1,
    size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
    creatable: true,
    permissions: ['read_devices'],
    data: ['measurements', 'nodes'],
    capabilities: ['navigate'],
    engines: { airshed: '^0.2.0' },
    ...changes,
  }
}

const README = `# Gauge

Shows **one reading** against its limits.

| Setting | What it does |
| --- | --- |
| Parameter | what the dial shows |
| Limits | where the bands begin |

- [x] works on a phone
- [ ] several needles

See [the handbook](https://acme.example/gauge).
`

/** One version of a plugin: by default enabled, isolated and without problems. */
export function pluginVersion(
  version = '1.0.0',
  changes: Partial<PluginVersion> = {},
): PluginVersion {
  return {
    version,
    state: 'enabled',
    tier: 'isolated',
    bytes: 48_213,
    sha384: `sha384-${'oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K'.repeat(2)}`,
    publisher: null,
    published_by: 'Ada Author',
    published_at: TEST_NOW_MS - 3 * DAY_MS,
    is_from_another: false,
    about: null,
    manifest: pluginManifest(),
    readme: README,
    changelog: '',
    licences: [
      { name: '@acme/gauge', version, licence: 'MIT' },
      { name: 'd3-shape', version: '3.2.0', licence: 'ISC' },
    ],
    trust_problems: [],
    problem: null,
    ...changes,
  }
}

/** A publisher whose name the server does not know. */
export const pluginPublisher = (changes: Partial<PluginPublisher> = {}): PluginPublisher => ({
  public_key: '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
  fingerprint: 'eh7d-dx5b-ksrg-cytl-7bka',
  name: null,
  ...changes,
})

/** A plugin in `org_city` whose only version is in use by three widgets. */
export function pluginSummary(changes: Partial<PluginSummary> = {}): PluginSummary {
  const versions = changes.versions ?? [pluginVersion()]
  return {
    id: 'acme.gauge',
    organization_id: 'org_city',
    current_version: versions.find(({ state }) => state === 'enabled')?.version ?? null,
    owner: null,
    is_pinned: false,
    usage_count: 3,
    ...changes,
    versions,
  }
}

/** One event of a plugin; each index is a day older. */
export function pluginEvent(index = 0, changes: Partial<PluginEvent> = {}): PluginEvent {
  return {
    id: `event_${index}`,
    time: TEST_NOW_MS - (index * DAY_MS + 3_600_000),
    version: '1.0.0',
    kind: 'published',
    detail: '',
    author: 'Ada Author',
    ...changes,
  }
}

/** The versions of a plugin that a console runs: the enabled ones, up to the one in use. */
export function installedOf({
  id,
  organization_id,
  versions,
  current_version: current,
}: PluginSummary): InstalledPlugin[] {
  const first = versions.findIndex(({ version }) => version === current)
  if (first < 0) return []
  return versions
    .slice(first)
    .filter(({ state, problem }) => state === 'enabled' && problem === null)
    .map(({ version, tier, manifest }) => ({
      id,
      version,
      organization_id,
      tier,
      is_current: version === current,
      manifest,
      schema: { type: 'object', properties: {}, additionalProperties: false },
      ui_schema: {},
      messages: { en: {}, es: {} },
      base_url: `/plugins/${id}-${version}/`,
      validator_url: `/plugins/${id}-${version}/validator.js`,
      frame_url: '/plugin-frame.html',
      integrity: {},
      is_development: false,
    }))
}

const OFFERED = {
  version: '1.2.0',
  bytes: 48_213,
  sha384: `sha384-${'oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K'.repeat(2)}`,
  publisher: pluginPublisher(),
  changelog: '',
}

/** A plugin that a catalogue offers: by default installable, but not installed. */
export const pluginOffer = (changes: Partial<PluginOffer> = {}): PluginOffer => ({
  id: 'acme.gauge',
  catalogue: 'https://plugins.example/airshed-catalogue.json',
  kind: 'widget',
  title: { en: 'Gauge', es: 'Indicador' },
  description: {
    en: 'One reading against its limits, as a dial',
    es: 'Una lectura frente a sus límites, en una esfera',
  },
  author: 'Acme Air',
  homepage: 'https://acme.example/gauge',
  licence: 'MIT',
  keywords: ['dial'],
  screenshots: [],
  ...OFFERED,
  installed_version: null,
  installed_state: null,
  problem: null,
  ...changes,
})

/** A newer version of the plugin of {@link pluginSummary}, in a catalogue. */
export const pluginUpdate = (changes: Partial<PluginUpdate> = {}): PluginUpdate => ({
  id: 'acme.gauge',
  organization_id: 'org_city',
  catalogue: 'https://plugins.example/airshed-catalogue.json',
  ...OFFERED,
  is_from_another: false,
  ...changes,
})
