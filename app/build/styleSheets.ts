/** The relevant parts of a built file: the files that run before it, and the sheets it needs. */
export interface StyledChunk {
  imports: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** The style sheets of a file and all its imports, each once, dependencies first. */
export function styleSheetsOf(
  fileName: string,
  chunkNamed: (fileName: string) => StyledChunk | undefined,
): string[] {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (name: string): void => {
    const chunk = chunkNamed(name)
    if (chunk === undefined || seen.has(name)) return
    seen.add(name)
    for (const next of chunk.imports) visit(next)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  visit(fileName)
  return [...sheets]
}

/**
 * Code that loads style sheets missing from the page, before the sheet of any plugin, so that the
 * plugin's own rules take precedence; it continues once they are loaded.
 */
export const bringStyleSheets = (sheets: readonly string[]): string =>
  sheets.length === 0
    ? ''
    : `await Promise.all(${JSON.stringify(sheets.map((sheet) => `/${sheet}`))}.map((href) =>
  document.querySelector(\`link[rel="stylesheet"][href="\${href}"]\`) ? null : new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
    link.onload = link.onerror = done
    document.head.insertBefore(link, document.querySelector('link[href^="/plugins/"]'))
  })))
`
