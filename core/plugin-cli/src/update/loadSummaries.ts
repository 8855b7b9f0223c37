import { parseSync, type ESTree } from 'vite'

const NAME = 'summary'

/** `import { summary } from …`, without other names and without an alias. */
function isOfSummary(
  statement: ESTree.Directive | ESTree.Statement,
): statement is ESTree.ImportDeclaration {
  if (statement.type !== 'ImportDeclaration' || statement.specifiers.length !== 1) return false
  const [specifier] = statement.specifiers
  return (
    specifier?.type === 'ImportSpecifier' &&
    specifier.imported.type === 'Identifier' &&
    specifier.imported.name === NAME &&
    specifier.local.name === NAME
  )
}

/**
 * Changes a widget to load its summary function on demand, as in 0.2, if the function is imported from its own
 * module and passed as the shorthand `summary`. Any other code is unchanged, and works as before.
 */
export function loadSummaries(file: string, text: string): string {
  const { program, errors } = parseSync(file, text)
  const imported = errors.length > 0 ? undefined : program.body.find(isOfSummary)
  if (imported === undefined) return text
  const { start, end, source } = imported
  const rest = text.slice(0, start) + text.slice(end).replace(/^\r?\n/, '')
  const uses = [...rest.matchAll(/\bsummary\b/g)]
  const handedOver = /^([ \t]*)summary,(?=\r?$)/m
  if (uses.length !== 1 || !handedOver.test(rest)) return text
  const module = text.slice(source.start, source.end)
  return rest.replace(
    handedOver,
    (_, indent: string) => `${indent}loadSummary: () => import(${module}),`,
  )
}
