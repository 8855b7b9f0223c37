import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Grades have the names that their standard gives them, in whatever language: those are data. */
const IS_DATA = /^ui\.grade\./

function textsIn(source: string, language: 'en' | 'es'): string[] {
  const path = join(ROOT, source, 'messages', `${language}.json`)
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  return Object.entries(texts).flatMap(([id, text]) => (IS_DATA.test(id) ? [] : [text]))
}

/**
 * Texts that are written so in English and in no Spanish text: a page in Spanish has none of them.
 *
 * @param sources folders that hold `messages`, from the root
 */
export function englishOnly(sources: readonly string[]): ReadonlySet<string> {
  const spanish = new Set(sources.flatMap((source) => textsIn(source, 'es')))
  return new Set(
    sources.flatMap((source) => textsIn(source, 'en')).filter((text) => !spanish.has(text)),
  )
}
