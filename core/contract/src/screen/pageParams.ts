import type { TProperties, TSchema } from 'typebox'
import { validateWith, type CompiledValidator } from '../validation/compiled.ts'
import { readParam, writeParam } from './paramText.ts'

type Texts = Readonly<Record<string, string | undefined>>

/** The address at which a page was opened. */
export interface PageLocation {
  /** Parts of the path by name. */
  path: Texts
  /** Parameters of the query by name. */
  query: Texts
}

export type PageParams = Readonly<Record<string, unknown>>

const propertiesOf = (schema: TSchema): TProperties =>
  (schema as { properties?: TProperties }).properties ?? {}

/**
 * The parameters of a page from its address. Parameters that are not in the schema, and invalid
 * values in the query, are ignored, so that an old link still opens the page.
 *
 * @returns null when a part of the path is invalid, or a required parameter is missing: no page
 *   has this address
 */
export function readPageParams(
  schema: TSchema,
  validate: CompiledValidator,
  { path, query }: PageLocation,
): PageParams | null {
  const params: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(propertiesOf(schema))) {
    const text = path[name] ?? query[name]
    if (text !== undefined) params[name] = readParam(text, part)
  }
  const wrong = validateWith(validate, params).map((issue) => issue.path.split('/')[1] ?? '')
  if (wrong.length === 0) return params
  for (const name of wrong) {
    if (path[name] === undefined) delete params[name]
  }
  return validateWith(validate, params).length === 0 ? params : null
}

/**
 * The changes to the query of an address for changed parameters: name → text, undefined for one
 * that is removed.
 *
 * @throws {Error} for a parameter that the page does not have, or that is a part of its path
 */
export function writePageParams(
  schema: TSchema,
  { path }: Pick<PageLocation, 'path'>,
  changes: PageParams,
): Record<string, string | undefined> {
  const expected = Object.keys(propertiesOf(schema)).filter((name) => path[name] === undefined)
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      if (expected.includes(name)) return [name, writeParam(value)]
      throw new Error(
        `At ${name}: expected one of ${expected.join(', ') || 'no parameters'}, got a name that the ` +
          'query of this page does not have. Add it to the schema, or go to another address',
      )
    }),
  )
}
