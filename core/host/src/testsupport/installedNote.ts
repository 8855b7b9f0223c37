import type { InstalledPlugin } from '@airshed/schemas'
import { noteWidget } from './noteWidget.tsx'

/** Ends the code before the name of the file that the kit puts behind a base address. */
const BEFORE_NAME = '\n//'

/** An address below which `plugin.js` is this code. */
export const baseWith = (code: string): string =>
  `data:text/javascript,${encodeURIComponent(code + BEFORE_NAME)}`

/** The digest of `plugin.js` below such an address. */
export async function digestOf(base: string): Promise<string> {
  const code = decodeURIComponent(`${base}plugin.js`.slice('data:text/javascript,'.length))
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(code))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** The small widget of the host's tests as an organization has installed it. */
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
