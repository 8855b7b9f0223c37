import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScriptHashes } from '../../web/http/inlineScripts.ts'

/** The pages of a built Storybook: its own, and the one that frames the stories. */
const PAGES = ['index.html', 'iframe.html']

/**
 * Builds the policy under which the pages of a folder run: their own files and inline scripts, no network
 * beyond the server. Read again after a page was rebuilt.
 *
 * @returns a function that returns null while the catalogue is incomplete
 */
export function createCataloguePolicy(folder: string): () => Promise<string | null> {
  const files = PAGES.map((page) => join(folder, page))
  let known: { builtAt: string; policy: string } | undefined
  return async () => {
    try {
      const builtAt = (
        await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))
      ).join()
      if (known?.builtAt !== builtAt) {
        const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')))
        known = { builtAt, policy: policyOf(pages) }
      }
      return known.policy
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}

function policyOf(pages: readonly string[]): string {
  const hashes = [...new Set(pages.flatMap(inlineScriptHashes))]
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...hashes].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    // The map's worker is a file; that of a workbook is created from text.
    `worker-src 'self' blob:`,
    `connect-src 'self'`,
    `frame-src 'self'`,
    `frame-ancestors 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
  ].join(';')
}
