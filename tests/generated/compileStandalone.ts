import { createAjv } from '@airshed/contract/ajv'
import { conditionsIn } from '@airshed/contract/conditions'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { rolldown } from 'rolldown'

const ENTRY = '\0validators'
const WITH_CONDITIONS = '\0conditions'
const DEFAULT = 'validateDefault'
const standaloneCode = standaloneModule.default

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
  const bundle = await rolldown({
    input: 'validators',
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === 'validators' ? ENTRY : null),
        load: (id) => (id === ENTRY ? source : null),
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
