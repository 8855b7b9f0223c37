import { goodArchive } from '@airshed/plugin-archive/testing'

/** A harmful widget plugin, as a malicious author would write it. */
export interface HostilePlugin {
  /** Suffix of its id, type and title after `hostile`. */
  name: string
  /** JavaScript run when the module loads. */
  atLoad?: string
  /** Body of the component, JavaScript with `props`, `h`, `useEffect`, `useState` in scope. */
  draw: string
  /** JavaScript expression for its needs. Default: none. */
  needs?: string
  /** Fields that override its manifest. */
  manifest?: Readonly<Record<string, unknown>>
  readme?: string
}

export const idOf = ({ name }: HostilePlugin): string => `hostile.${name}`
export const typeOf = ({ name }: HostilePlugin): string =>
  `Hostile${name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Widget`

const SCHEMA = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } }

/** Its archive, otherwise well-formed. */
export function hostileArchive(plugin: HostilePlugin): Promise<Uint8Array> {
  const { name, manifest = {}, readme = `# ${name}\n`, needs = '[]' } = plugin
  const declared = {
    title: { en: `Hostile ${name}`, es: `Hostil ${name}` },
    description: { en: `Does ${name}.`, es: `Hace ${name}.` },
    data: [],
    permissions: [],
    capabilities: [],
    ...manifest,
  }
  const source = `
import { createElement as h, useEffect, useState } from 'react'
import { defineWidget } from '@airshed/kit/define'
${plugin.atLoad ?? ''}
function Widget(props) {
  ${plugin.draw}
}
const texts = () => Promise.resolve({ default: {} })
export default defineWidget({
  manifest: ${JSON.stringify({
    kind: 'widget',
    id: idOf(plugin),
    type: typeOf(plugin),
    icon: 'hand',
    category: 'content',
    configVersion: 1,
    size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
    creatable: true,
    engines: { airshed: '^0.2.0' },
    ...declared,
  })},
  config: ${JSON.stringify(SCHEMA)},
  messages: { en: texts, es: texts },
  needs: () => ${needs},
  summary: () => 'hostile',
  loadValidator: () => Promise.resolve({ default: () => true }),
  load: () => Promise.resolve({ default: Widget }),
})
`
  return goodArchive({
    id: idOf(plugin),
    type: typeOf(plugin),
    manifest: declared,
    files: {
      'plugin.js': source,
      'schema.json': JSON.stringify(SCHEMA),
      'ui-schema.json': '{}',
      'messages/en.json': '{"config.name":"Name"}',
      'messages/es.json': '{"config.name":"Nombre"}',
      'fixtures/configs/usual.json': '{}',
      'README.md': readme,
    },
  })
}
