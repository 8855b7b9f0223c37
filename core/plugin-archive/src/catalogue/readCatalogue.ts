import { compiledLater, issuesOf, issueText } from '@airshed/contract'
import { CATALOGUE_LIMITS, PluginCatalogue } from './pluginCatalogue.ts'

const validate = compiledLater<PluginCatalogue>(PluginCatalogue)

/** A catalogue, or why it cannot be used. */
export type CatalogueRead =
  | { catalogue: PluginCatalogue; problem: null }
  | { catalogue: null; problem: string }

const refused = (problem: string): CatalogueRead => ({ catalogue: null, problem })

/** Reads an untrusted catalogue. Never throws. */
export function readCatalogue(bytes: Uint8Array): CatalogueRead {
  const { fileBytes } = CATALOGUE_LIMITS
  if (bytes.length > fileBytes) {
    return refused(`Expected at most ${fileBytes} bytes, got ${bytes.length}`)
  }
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refused('Expected JSON in UTF-8, got something else')
  }
  if (!validate(value)) {
    const [first] = issuesOf(validate.errors, value)
    return refused(first === undefined ? 'Expected a catalogue' : issueText(first))
  }
  const catalogue = value as PluginCatalogue
  const ids = catalogue.plugins.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) return refused(`Expected each plugin once, got ${twice} twice`)
  return { catalogue, problem: null }
}
