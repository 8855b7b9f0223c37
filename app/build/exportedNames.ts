import type { Rolldown } from 'vite'

/** The modules that a module re-exports as a whole: `export * from './room.ts'`. */
function starSources(context: Rolldown.PluginContext, code: string): string[] {
  const { body } = context.parse(code, { lang: 'ts' })
  return body.flatMap((statement) =>
    statement.type === 'ExportAllDeclaration' &&
    statement.exportKind !== 'type' &&
    statement.exported === null
      ? [statement.source.value]
      : [],
  )
}

/**
 * The names that a module of the build exports, including those re-exported as a whole: the bundler
 * only reports names that are written out.
 *
 * @param id of a loaded module
 */
export async function exportedNames(
  context: Rolldown.PluginContext,
  id: string,
): Promise<readonly string[]> {
  const info = context.getModuleInfo(id)
  if (info === null) return []
  const handedOn = await Promise.all(
    starSources(context, info.code ?? '').map(async (source) => {
      const resolved = await context.resolve(source, id)
      return resolved === null ? [] : exportedNames(context, resolved.id)
    }),
  )
  return [...new Set([...info.exports, ...handedOn.flat()])].filter(
    (name) => name !== 'default' && name !== '*',
  )
}
