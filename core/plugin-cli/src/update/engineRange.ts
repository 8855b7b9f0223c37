import { engineProblem } from '@airshed/contract'

/** `engines: { airshed: '^0.1.0' }` as templates write it. */
const ENGINES = /(\bengines\s*:\s*\{\s*(?:airshed|'airshed'|"airshed")\s*:\s*)(['"])([^'"\n]*)\2/

/**
 * Lets the manifest in a module ask for this plugin API, where it asks for another one.
 *
 * @returns null where the module does not say it in a way that can be found
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
