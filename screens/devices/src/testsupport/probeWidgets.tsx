import {
  defineWidget,
  Type,
  type CompiledValidator,
  type WidgetDefinition,
} from '@airshed/kit/define'

const acceptAll: CompiledValidator = () => true

/** A widget that renders its settings, so that a test sees what a page asks it to show. */
function probe(type: string, title: string): WidgetDefinition<Record<string, unknown>> {
  return defineWidget({
    manifest: {
      kind: 'widget',
      id: `sample.${type.toLowerCase()}`,
      type,
      title: { en: title, es: title },
      description: { en: title, es: title },
      icon: 'chart',
      category: 'measurements',
      configVersion: 1,
      size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
      creatable: true,
      permissions: ['read_devices'],
      data: [],
      capabilities: [],
      engines: { airshed: '^0.2.0' },
    },
    config: Type.Object({}, { additionalProperties: true }),
    messages: {
      en: () => Promise.resolve({ default: {} }),
      es: () => Promise.resolve({ default: {} }),
    },
    needs: () => [],
    loadSummary: () => Promise.resolve({ summary: () => title }),
    loadValidator: () => Promise.resolve({ default: acceptAll }),
    load: () =>
      Promise.resolve({
        default: ({ config }) => <pre data-testid={type}>{JSON.stringify(config)}</pre>,
      }),
  })
}

export const PROBE_WIDGETS = [
  probe('ChartWidget', 'Chart'),
  probe('WindRoseWidget', 'Wind rose'),
  probe('MapWidget', 'Map'),
]
