import { createRegistry, type AnyPlugin } from '@airshed/contract'
import type { ConformanceCase } from './cases.ts'

/** A registry accepts the plugin, and its description exists in both languages. */
export function manifestCase(plugin: AnyPlugin): ConformanceCase {
  return {
    name: 'has a manifest that a registry takes, in both languages',
    problems: () => [
      ...createRegistry([plugin]).refused.map(({ code, message }) => `${code}: ${message}`),
      ...(['title', 'description'] as const)
        .filter((part) => (plugin.manifest?.[part]?.es ?? '').trim() === '')
        .map((part) => `manifest /${part}/es: expected a Spanish text, got nothing`),
    ],
  }
}
