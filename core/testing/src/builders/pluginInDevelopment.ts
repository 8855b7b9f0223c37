import type { AnyWidgetDefinition, PluginSource, WidgetManifest } from '@airshed/contract'
import { Type } from 'typebox'
import { pluginManifest } from './plugin.ts'

const noTexts = () => Promise.resolve({ default: {} })
const noModule = () => Promise.reject(new Error('The plugin "Gauge" is known, and not loaded'))

/** The widget "Gauge" as served by its author's development server: what the page knows without its module. */
export function pluginInDevelopment(changes: Partial<PluginSource> = {}): AnyWidgetDefinition {
  return {
    manifest: pluginManifest() as unknown as WidgetManifest,
    config: Type.Object({}, { additionalProperties: false }),
    uiSchema: {},
    messages: { en: noTexts, es: noTexts },
    needs: () => [],
    loadSummary: () => Promise.resolve({ summary: () => '' }),
    loadValidator: noModule,
    load: noModule,
    source: {
      version: '1.0.0',
      tier: 'isolated',
      organizationId: 'org_city',
      baseUrl: 'http://localhost:5199/',
      frameUrl: 'http://localhost:5199/plugin-frame.html',
      integrity: {},
      isDevelopment: true,
      ...changes,
    },
  }
}
