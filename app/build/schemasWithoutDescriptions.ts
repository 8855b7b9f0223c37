import type { Plugin } from 'vite'
import { blankPlaces, withComma, type Place } from './blankPlaces.ts'
import { SCHEMA_FUNCTIONS } from './schemaFunctions.ts'
import { walkSyntax } from './walkSyntax.ts'

/** Schemas of entities and of addresses: nobody reads their descriptions in a browser. */
const SCHEMAS =
  /\/schemas\/entities\/src\/(?!calls\/).*\.ts$|\/screens\/[^/]+\/src\/.*[pP]arams\.ts$/

interface CodeNode extends Place {
  type?: string
  name?: string
  callee?: CodeNode
  object?: CodeNode
  key?: CodeNode
  value?: CodeNode
}

/** Node types of a text; a field named `description` has a schema as its value instead. */
const WORDS = new Set(['Literal', 'TemplateLiteral'])

function descriptions(code: string, id: string): Place[] {
  const places: Place[] = []
  walkSyntax<CodeNode, boolean>({ code, id }, false, (node, isSchema) => {
    const { type, callee, key, value } = node
    const isHere = isSchema || (type === 'CallExpression' && makesSchema(callee))
    const isDescription = type === 'Property' && key?.name === 'description'
    if (!isHere || !isDescription || !WORDS.has(value?.type ?? '')) return isHere
    places.push(withComma(code, node))
    return null
  })
  return places
}

const makesSchema = (callee: CodeNode | undefined): boolean =>
  SCHEMA_FUNCTIONS.includes(callee?.object?.name ?? callee?.name ?? '')

/** The code of a module of schemas with their descriptions blanked out. */
export const withoutDescriptions = (code: string, id: string): string =>
  blankPlaces(code, descriptions(code, id))

/**
 * Removes the descriptions of schemas from the built console: they are for the documentation and for
 * readers of the code.
 */
export function schemasWithoutDescriptions(): Plugin {
  return {
    name: 'airshed:schemas-without-descriptions',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return SCHEMAS.test(id) ? { code: withoutDescriptions(code, id), map: null } : null
    },
  }
}
