import type { InstalledPlugin } from '@airshed/schemas'
import { noteWidget } from './noteWidget.tsx'

/** Comments out the file name that the kit appends to a base address. */
const BEFORE_NAME = '\n//'

/** A base address for which `plugin.js` is this code. */
export const baseWith = (code: string): string =>
  `data:text/javascript,${encodeURIComponent(code + BEFORE_NAME)}`

/** The digest of `plugin.js` at such a base address. */
export async function digestOf(base: string): Promise<string> {
  const code = decodeURIComponent(`${base}plugin.js`.slice('data:text/javascript,'.length))
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(code))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** The small widget of the host's tests, as installed by an organization. */
export function installedNote(changes: Partial<InstalledPlugin> = {}): InstalledPlugin {
  return {
    id: 'sample.note',
    version: '1.0.0',
    organization_id: 'org_city',
    tier: 'isolated',
    is_current: true,
    manifest: { ...noteWidget().manifest },
    schema: { type: 'object', properties: { dataPointId: { type: 'string' } } },
    ui_schema: {},
    messages: { en: { newest: 'Newest {value}' }, es: { newest: 'Último {value}' } },
    validator_url: baseWith('export default () => true'),
    base_url: '/plugins/0123/',
    frame_url: '/plugin-frame.html',
    integrity: {},
    is_development: false,
    ...changes,
  }
}
