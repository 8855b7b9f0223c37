import type { Plugin } from 'vite'
import { schemaLoader, type SchemaLoader } from './schemaLoader.ts'
import { schemasOf } from './schemaExport.ts'
import { validatorCode } from './validatorCode.ts'
import { VALIDATOR_QUERY, validatorRequest } from './validatorRequest.ts'

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * The Vite plugin behind `import validate from './config.ts?validator'`: while a page is built or
 * served, it compiles the schema that the module exports. Under `script-src 'self'` a page cannot
 * compile schemas itself. A validator is recompiled when a file that its schema depends on changes.
 *
 * The build fails if a module exports no schema, or one that is not a JSON Schema.
 */
export function compiledValidators(): Plugin {
  // In a plain bundle, without Vite, no root is configured.
  let root = process.cwd()
  let loader: SchemaLoader | null = null
  return {
    name: 'airshed:compiled-validators',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    resolveId: {
      filter: { id: VALIDATOR_QUERY },
      async handler(id, importer) {
        const request = validatorRequest(id)
        if (request === null) return null
        const resolved = await this.resolve(request.module, importer, { skipSelf: true })
        return resolved === null ? null : `${resolved.id}?${request.kind}`
      },
    },
    load: {
      filter: { id: VALIDATOR_QUERY },
      async handler(id) {
        const request = validatorRequest(id)
        if (request === null) return null
        loader ??= schemaLoader(root)
        const { exports, files } = await loader.load(request.module)
        for (const file of files) this.addWatchFile(file)
        const schemas = schemasOf(exports, request.kind, request.module)
        try {
          return { code: await validatorCode(schemas, request.kind), moduleSideEffects: false }
        } catch (error) {
          throw new Error(`${id}: expected a JSON Schema, got: ${reason(error)}`, { cause: error })
        }
      },
    },
    watchChange: (file) => loader?.changed(file),
    closeBundle: () => loader?.close(),
  }
}
