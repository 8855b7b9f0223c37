import { createAjv } from '@airshed/contract/ajv'
import { separatePartsIn } from '@airshed/contract/conditions'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { bundleModules } from './bundleModules.ts'

const ENTRY = '\0validators'
const WITH_CONDITIONS = 'conditions'
const DEFAULT = 'validateDefault'
// CommonJS with a default export: Node passes the whole module, contrary to its types.
const standaloneCode = (standaloneModule as unknown as { default: typeof standaloneModule }).default

/**
 * Compiles Ajv's validators of named schemas into one self-contained ES module, so that a browser
 * under `script-src 'self'` can validate a value without compiling code. A validator whose schema
 * has `if` parts or choices carries the validators of their parts, by path, as `conditions`.
 *
 * @param schemas export name → JSON Schema; `default` is allowed
 * @returns text of the module
 */
export async function compileStandalone(
  schemas: Readonly<Record<string, object>>,
): Promise<string> {
  const ajv = createAjv({ code: { source: true, esm: true, lines: true } })
  const exported: Record<string, string> = {}
  const additions: string[] = []
  for (const [given, schema] of Object.entries(schemas)) {
    const name = given === 'default' ? DEFAULT : given
    // A copy without TypeBox's hidden marks.
    const plain = JSON.parse(JSON.stringify(schema)) as object
    ajv.addSchema(plain, `schema:${given}`)
    exported[name] = `schema:${given}`
    const places = separatePartsIn(plain).map((part, index) => {
      const partName = `${name}Part${index}`
      ajv.addSchema(part.schema, `schema:${partName}`)
      exported[partName] = `schema:${partName}`
      return `${JSON.stringify(part.place)}: validators.${partName}`
    })
    if (places.length > 0) {
      additions.push(`validators.${name}.conditions = { ${places.join(', ')} }`)
    }
  }
  // Ajv writes `export const <name>`, which cannot be a default export.
  const asDefault = (source: string): string =>
    source.replace(
      `export const ${DEFAULT} = `,
      `export { ${DEFAULT} as default }\nconst ${DEFAULT} = `,
    )
  const source = standaloneCode(ajv, exported)
  if (additions.length === 0) return bundleModules({ [ENTRY]: asDefault(source) }, ENTRY)
  const names = Object.keys(schemas).map((name) => (name === 'default' ? DEFAULT : name))
  const entry = [
    `import * as validators from '${ENTRY}'`,
    ...additions,
    ...names.map((name) => `export const ${name} = validators.${name}`),
  ].join('\n')
  return bundleModules({ [ENTRY]: source, [WITH_CONDITIONS]: asDefault(entry) }, WITH_CONDITIONS)
}
