import type { ManifestFacts } from './readManifest.ts'

/** The data and rights that a plugin asks for. */
export type Asked = Pick<ManifestFacts, 'data' | 'permissions' | 'capabilities'>

/**
 * What a version asks for beyond the one in use.
 *
 * @param before undefined: nothing is in use, so nothing is additional
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
