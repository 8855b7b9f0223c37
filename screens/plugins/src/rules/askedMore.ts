import type { ManifestFacts } from './readManifest.ts'

/** What a plugin asks for. */
export type Asked = Pick<ManifestFacts, 'data' | 'permissions' | 'capabilities'>

/**
 * What a version asks for that the one in use does not.
 *
 * @param before undefined: nothing is in use, and nothing is more than before
 */
export function askedMore(before: Asked | undefined, after: Asked): Asked {
  const more = (part: keyof Asked): readonly string[] =>
    before === undefined ? [] : after[part].filter((one) => !before[part].includes(one))
  return {
    data: more('data'),
    permissions: more('permissions'),
    capabilities: more('capabilities'),
  }
}
