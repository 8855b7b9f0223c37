import { Type } from 'typebox'
import { defineDeviceForm, type DeviceFormDefinition } from '../deviceForm/definition.ts'
import type { NodeFormManifest, SensorFormManifest } from '../manifest/deviceFormManifest.ts'
import { definePage, defineScreen } from '../screen/definition.ts'
import type { WidgetManifest } from '../manifest/widgetManifest.ts'
import type { CompiledValidator } from '../validation/compiled.ts'
import { defineWidget } from '../widget/definition.ts'

const acceptAll: CompiledValidator = () => true

/** The manifest of a widget that a registry accepts, with the changes that a test needs. */
export function widgetManifest(changes: Partial<Record<string, unknown>> = {}): WidgetManifest {
  return {
    kind: 'widget',
    id: 'sample.gauge',
    type: 'GaugeWidget',
    title: { en: 'Gauge' },
    description: { en: 'One value on a dial' },
    icon: 'dashboard',
    category: 'measurements',
    configVersion: 1,
    size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
    creatable: true,
    permissions: ['read_devices'],
    data: ['measurements', 'nodes', 'status', 'online', 'alerts', 'profiles'],
    capabilities: ['navigate'],
    engines: { airshed: '^0.2.0' },
    ...changes,
  } as WidgetManifest
}

/** A complete widget around such a manifest. */
export function widget(changes: Partial<Record<string, unknown>> = {}) {
  return defineWidget({
    manifest: widgetManifest(changes),
    config: Type.Object({ name: Type.String() }),
    messages: {
      en: () => Promise.resolve({ default: {} }),
      es: () => Promise.resolve({ default: {} }),
    },
    needs: () => [],
    loadSummary: () => Promise.resolve({ summary: ({ name }: { name: string }) => name }),
    loadValidator: () => Promise.resolve({ default: acceptAll }),
    load: () => Promise.resolve({ default: () => null }),
  })
}

/** A complete device form, by default for the sensors of a driver. */
export function deviceForm(
  id: string,
  {
    subject,
    match,
  }: Pick<SensorFormManifest, 'subject' | 'match'> | Pick<NodeFormManifest, 'subject' | 'match'>,
  changes: Partial<DeviceFormDefinition<{ flow: number }>> = {},
) {
  const name = id.split('.')[1] ?? ''
  return defineDeviceForm({
    manifest: {
      kind: 'device-form',
      id,
      type: `${name.charAt(0).toUpperCase()}${name.slice(1)}Form`,
      title: { en: 'Form' },
      description: { en: 'A form' },
      subject,
      match,
      section: 'settings',
      configVersion: 1,
      permissions: [],
      engines: { airshed: '^0.2.0' },
    } as SensorFormManifest | NodeFormManifest,
    schema: Type.Object({ flow: Type.Number() }),
    uiSchema: {},
    messages: {
      en: () => Promise.resolve({ default: {} }),
      es: () => Promise.resolve({ default: {} }),
    },
    fromDevice: () => ({ flow: 1 }),
    toPayload: ({ flow }) => ({ configuration: { flow } }),
    settle: (_, next) => next,
    loadValidator: () => Promise.resolve({ default: acceptAll }),
    ...changes,
  })
}

/** A complete screen of one page at `path`, or of several. */
export function screen(
  id: string,
  path: string | readonly string[],
  permission: string | null = 'read_devices',
) {
  const pages = [path].flat().map((each, index) => ({ id: `page-${index}`, path: each }))
  return defineScreen({
    manifest: {
      kind: 'screen',
      id,
      pages: pages.map((page) => ({
        ...page,
        permission: permission as 'read_devices',
        layout: 'page',
      })),
      title: { en: 'Screen' },
      description: { en: 'A screen' },
      permissions: [],
      engines: { airshed: '^0.2.0' },
    },
    messages: {
      en: () => Promise.resolve({ default: {} }),
      es: () => Promise.resolve({ default: {} }),
    },
    pages: Object.fromEntries(
      pages.map((page) => [
        page.id,
        definePage({
          params: Type.Object({}),
          loadValidator: () => Promise.resolve({ default: acceptAll }),
          load: () => Promise.resolve({ default: () => null }),
        }),
      ]),
    ),
  })
}
