import type { Plugin } from 'vite'

/** Manifests of built-in screens and device forms. Those of widgets are described where one is chosen. */
const MANIFEST = /\/(?:screens|schemas\/forms)\/[\w-]+\/src\/manifest\.ts$/
const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`
const DESCRIPTION = new RegExp(
  String.raw`\bdescription: \{\s*en:\s*${TEXT},\s*es:\s*${TEXT},?\s*\}`,
)

/** What a description becomes: the registry wants one, and it is nearly nothing in a compressed file. */
const EMPTY = "description: { en: '-', es: '-' }"

/**
 * The code of a manifest without its description.
 *
 * @throws {Error} if it has none that can be found
 */
export function withoutDescription(code: string, id: string): string {
  if (!DESCRIPTION.test(code)) {
    throw new Error(`${id}: expected a description in English and Spanish, found none`)
  }
  return code.replace(DESCRIPTION, EMPTY)
}

/**
 * Removes the descriptions of built-in screens and device forms from the console: no page shows them, and they are a percent
 * of what home loads. The documentation and the server read the manifests as they are.
 */
export function manifestsWithoutDescriptions(): Plugin {
  return {
    name: 'airshed:manifests-without-descriptions',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return MANIFEST.test(id) ? { code: withoutDescription(code, id), map: null } : null
    },
  }
}
