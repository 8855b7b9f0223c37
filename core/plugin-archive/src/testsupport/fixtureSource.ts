import type { WidgetManifest } from '@airshed/contract'

/** The manifest of a small widget that a registry accepts. */
export const fixtureManifest = (
  id: string,
  type: string,
  configVersion: number,
): WidgetManifest => ({
  kind: 'widget',
  id,
  type,
  title: { en: 'Greeting', es: 'Saludo' },
  description: { en: 'Greets whoever looks.', es: 'Saluda a quien mira.' },
  icon: 'hand',
  category: 'content',
  configVersion,
  size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
  creatable: true,
  data: [],
  permissions: [],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
})

/** Schema of its config. */
export const fixtureSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['greeting'],
  properties: {
    greeting: { type: 'string', title: 'Greeting', default: 'Hello', maxLength: 100 },
  },
}

export const fixtureMessages = {
  en: { title: 'Greeting', empty: 'No greeting yet' },
  es: { title: 'Saludo', empty: 'Aún no hay saludo' },
}

/** The module from which `plugin.js` is built; its validator is beside it. */
export const fixtureSource = (manifest: WidgetManifest): string => `
import { defineWidget } from '@airshed/kit/define'
import { jsx } from 'react/jsx-runtime'
import validate from './validator.js'

const Greeting = ({ config }) => jsx('p', { children: config.greeting })

export default defineWidget({
  manifest: ${JSON.stringify(manifest)},
  config: ${JSON.stringify(fixtureSchema)},
  migrations: Array.from({ length: ${manifest.configVersion - 1} }, (_, at) => ({
    from: at + 1,
    name: 'step ' + (at + 1),
    migrate: (config) => config,
  })),
  messages: {
    en: () => Promise.resolve({ default: ${JSON.stringify(fixtureMessages.en)} }),
    es: () => Promise.resolve({ default: ${JSON.stringify(fixtureMessages.es)} }),
  },
  needs: () => [],
  summary: (config) => config.greeting,
  loadValidator: () => Promise.resolve({ default: validate }),
  load: () => Promise.resolve({ default: Greeting }),
})
`
