import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { schemaLoader, schemasOf, validatorCode, validatorRequest } from '@airshed/vite-plugin'
import { validatorImports } from './validatorImports.ts'

/** `./editForm.ts?form-validator` → `./editForm.form-validator.js`. */
const compiledName = (specifier: string): string => specifier.replace(/\.tsx?\?/, '.').concat('.js')

/**
 * Compiles the validators that the packages import into plain files, and rewrites the imports to them:
 * an author's project gets fully compiled packages.
 *
 * @param root folder of the project
 * @param compiled folder written by `compilePackages`
 * @returns files created, from `compiled`
 */
export async function compileValidators(root: string, compiled: string): Promise<string[]> {
  const loader = schemaLoader(root)
  const made = new Set<string>()
  const make = async (specifier: string, folder: string): Promise<void> => {
    const path = join(folder, compiledName(specifier))
    const request = validatorRequest(specifier)
    if (made.has(path) || request === null) return
    const module = join(folder, request.module)
    const { exports } = await loader.load(join(root, module))
    const schemas = schemasOf(exports, request.kind, module)
    writeFileSync(join(compiled, path), await validatorCode(schemas, request.kind))
    made.add(path)
  }
  try {
    for (const path of globSync('**/*.js', { cwd: compiled })) {
      const importer = join(compiled, path)
      let text = readFileSync(importer, 'utf8')
      const imports = validatorImports(path, text)
      if (imports.length === 0) continue
      // From the end, so that earlier offsets stay valid.
      for (const { specifier, start, end } of imports.toReversed()) {
        await make(specifier, relative(compiled, dirname(importer)))
        text = `${text.slice(0, start)}'${compiledName(specifier)}'${text.slice(end)}`
      }
      writeFileSync(importer, text)
    }
  } finally {
    await loader.close()
  }
  return [...made].toSorted()
}
