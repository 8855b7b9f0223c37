import { createHash } from 'node:crypto'

const COMMENT = /<!--[\s\S]*?-->/g
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const SOURCE = /(?:^|\s)src\s*=/i
const IMPORT_MAP = /(?:^|\s)type\s*=\s*["']?importmap["']?(?:\s|$)/i

/** Sources for a policy, `'sha256-…'`, that let a page run its inline scripts. */
export function inlineScriptHashes(page: string): readonly string[] {
  return hashesOf(page, (attributes) => !SOURCE.test(attributes))
}

/** Like {@link inlineScriptHashes}, but only for import maps: they name modules and run nothing. */
export function importMapHashes(page: string): readonly string[] {
  return hashesOf(page, (attributes) => IMPORT_MAP.test(attributes))
}

function hashesOf(page: string, isMeant: (attributes: string) => boolean): string[] {
  const scripts = page.replaceAll(COMMENT, '').matchAll(SCRIPT)
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of scripts) {
    if (isMeant(attributes)) hashes.add(hashOf(text))
  }
  return [...hashes]
}

/** Browsers normalize line ends before hashing. */
function hashOf(text: string): string {
  const read = text.replaceAll(/\r\n?/g, '\n')
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`
}
