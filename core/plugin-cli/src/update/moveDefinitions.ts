import { parseSync, type ESTree } from 'vite'

const FROM = '@airshed/kit'
const TO = '@airshed/kit/define'
/** The functions that describe a plugin, and need no React. */
const MOVED = new Set(['defineDeviceForm', 'defineScreen', 'defineWidget', 'validateWith'])

const isMoved = (specifier: ESTree.ImportDeclarationSpecifier): boolean =>
  specifier.type === 'ImportSpecifier' &&
  specifier.imported.type === 'Identifier' &&
  MOVED.has(specifier.imported.name)

/** Splits an import declaration in two: the names that stay, and those that moved. */
function split(text: string, declaration: ESTree.ImportDeclaration): string {
  const source = (module: string): string => {
    const quote = text[declaration.source.start] ?? "'"
    return `${quote}${module}${quote}`
  }
  const end = text[declaration.end - 1] === ';' ? ';' : ''
  const words = (specifiers: readonly ESTree.ImportDeclarationSpecifier[]): string => {
    const plain = specifiers.filter(({ type }) => type !== 'ImportSpecifier')
    const named = specifiers.filter(({ type }) => type === 'ImportSpecifier')
    const written = (all: typeof specifiers): string =>
      all.map(({ start, end: last }) => text.slice(start, last)).join(', ')
    return [written(plain), named.length === 0 ? '' : `{ ${written(named)} }`]
      .filter((part) => part !== '')
      .join(', ')
  }
  const head = declaration.importKind === 'type' ? 'import type' : 'import'
  const line = (specifiers: readonly ESTree.ImportDeclarationSpecifier[], module: string): string =>
    `${head} ${words(specifiers)} from ${source(module)}${end}`
  const moved = declaration.specifiers.filter(isMoved)
  const rest = declaration.specifiers.filter((specifier) => !isMoved(specifier))
  return [...(rest.length === 0 ? [] : [line(rest, FROM)]), line(moved, TO)].join('\n')
}

/**
 * Changes the imports of functions that describe a plugin to `@airshed/kit/define`, which exports them since 0.2. A
 * text that cannot be parsed as a module is unchanged.
 */
export function moveDefinitions(file: string, text: string): string {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) return text
  return program.body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .filter(({ source, specifiers }) => source.value === FROM && specifiers.some(isMoved))
    .toReversed()
    .reduce(
      (changed, declaration) =>
        changed.slice(0, declaration.start) +
        split(text, declaration) +
        changed.slice(declaration.end),
      text,
    )
}
