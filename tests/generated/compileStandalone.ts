import { createAjv } from '@airshed/contract/ajv'
import { conditionsIn } from '@airshed/contract/conditions'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { rolldown } from 'rolldown'

const ENTRY = '\0validators'
const WITH_CONDITIONS = '\0conditions'
const DEFAULT = 'validateDefault'
// CommonJS with a default export: Node hands over the whole module, its types say otherwise.
const standaloneCode = (standaloneModule as unknown as { default: typeof standaloneModule }).default

/**
 * Writes Ajv's validators of named schemas into one self-contained ES module, so that a browser
 * under `script-src 'self'` can check a value without making code.
 *
 * @param schemas export name → JSON Schema; `default` is allowed
 * @returns text of the module
 */
export async function compileStandalone(
  schemas: Readonly<Record<string, object>>,
): Promise<string> {
  const ajv = createAjv({ code: { source: true, esm: true, lines: true } })
  const exported: Record<string, string> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    // A copy without TypeBox's hidden marks.
    ajv.addSchema(JSON.parse(JSON.stringify(schema)) as object, `schema:${name}`)
    exported[name === 'default' ? DEFAULT : name] = `schema:${name}`
  }
  // Ajv writes `export const <name>`, which a default export cannot be.
  const source = standaloneCode(ajv, exported).replace(
    `export const ${DEFAULT} = `,
    `export { ${DEFAULT} as default }\nconst ${DEFAULT} = `,
  )
  return bundled({ [ENTRY]: source }, ENTRY)
}

/**
 * The module of one plugin's schema: its validator as the default export, which carries the
 * validators of the schema's `if` parts where it has some.
 */
export async function compilePlugin(schema: object): Promise<string> {
  const plain = JSON.parse(JSON.stringify(schema)) as object
  const conditions = conditionsIn(plain)
  if (conditions.length === 0) return compileStandalone({ default: schema })
  const ajv = createAjv({ code: { source: true, esm: true, lines: true } })
  ajv.addSchema(plain, 'schema:whole')
  const exported: Record<string, string> = { whole: 'schema:whole' }
  for (const [index, condition] of conditions.entries()) {
    ajv.addSchema(condition.schema, `schema:condition${index}`)
    exported[`condition${index}`] = `schema:condition${index}`
  }
  const places = conditions.map(({ place }, index) => `'${place}': validators.condition${index}`)
  const entry = `import * as validators from '${ENTRY}'
const validate = validators.whole
validate.conditions = { ${places.join(', ')} }
export default validate
`
  const source = standaloneCode(ajv, exported)
  return bundled({ [ENTRY]: source, [WITH_CONDITIONS]: entry }, WITH_CONDITIONS)
}

/** One module out of several that exist in memory only. */
async function bundled(modules: Readonly<Record<string, string>>, entry: string): Promise<string> {
  const bundle = await rolldown({
    input: 'validators',
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === 'validators' ? entry : id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  return `// Generated from the schema by \`npm run generate\`: do not edit.\n${output[0].code}`
}

/** Types for the module that `compileStandalone` writes. */
export function standaloneTypes(names: readonly string[], contract: string): string {
  const lines = names.map((name) =>
    name === 'default'
      ? 'declare const validate: CompiledValidator\nexport default validate\n'
      : `export declare const ${name}: CompiledValidator\n`,
  )
  return `import type { CompiledValidator } from '${contract}'\n\n${lines.join('')}`
}
