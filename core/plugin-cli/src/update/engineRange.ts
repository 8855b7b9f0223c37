import { engineProblem } from '@airshed/contract'

/** `engines: { airshed: '^0.1.0' }` as templates write it. */
const ENGINES = /(\bengines\s*:\s*\{\s*(?:airshed|'airshed'|"airshed")\s*:\s*)(['"])([^'"\n]*)\2/

/**
 * Changes the manifest in a module to require this plugin API, if it requires another one.
 *
 * @returns null if the range cannot be found in the module
 */
export function raiseEngine(
  text: string,
  version: string,
): { text: string; before: string; after: string } | null {
  const [, , , before] = ENGINES.exec(text) ?? []
  if (before === undefined) return null
  const fits = engineProblem({ id: '', engines: { airshed: before } }) === null
  const after = fits ? before : `^${version}`
  return { text: text.replace(ENGINES, `$1$2${after}$2`), before, after }
}
