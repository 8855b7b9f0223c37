import type { Plugin } from 'vite'
import { blankPlaces, withComma, type Place } from './blankPlaces.ts'
import { SCHEMA_FUNCTIONS } from './schemaFunctions.ts'
import { walkSyntax } from './walkSyntax.ts'

/** Schemas of entities and of what stands in addresses: nobody reads them in a browser. */
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

/** Words, and no schema of a field that has this name. */
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

/** The code of a module of schemas with blanks in place of their descriptions. */
export const withoutDescriptions = (code: string, id: string): string =>
  blankPlaces(code, descriptions(code, id))

/** Leaves the descriptions of schemas out of the built console: they are for the documents and for those who read the code. */
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
