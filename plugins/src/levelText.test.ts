import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const texts = globSync('{core,screens,widgets,server/src}/**/messages/{en,es}.json', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** An alert is feminine in Spanish, and so are its levels. */
const WORDS = {
  en: { critical: 'Critical', warning: 'Warning', info: 'Info' },
  es: { critical: 'Crítica', warning: 'Advertencia', info: 'Informativa' },
}

const REST = String.raw`(?:[^{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*\}`
/** Choices of a text by level, and the word that each begins with. */
const SELECTED = new RegExp(
  String.raw`critical \{(\p{L}+)${REST} info \{(\p{L}+)${REST} other \{(\p{L}+)`,
  'gu',
)

it.each(['en', 'es'] as const)(
  'the levels of alerts have the same words everywhere (%s)',
  (language) => {
    const reported = texts
      .filter(({ path }) => path.endsWith(`/${language}.json`))
      .flatMap(({ path, text }) => {
        const messages = JSON.parse(text) as Record<string, string>
        return [
          ...Object.entries(messages).flatMap(([id, words]) => {
            const [, level] = /^(?:(?:alert|ui)\.)?level\.(critical|warning|info)$/.exec(id) ?? []
            return level === undefined ? [] : [`${path} ${level} ${words}`]
          }),
          ...[...text.matchAll(SELECTED)].flatMap(([, ...words]) =>
            ['critical', 'info', 'warning'].map((level, at) => `${path} ${level} ${words[at]}`),
          ),
        ]
      })
    expect(reported.length).toBeGreaterThan(20)
    const chosen = texts.flatMap(({ text }) => text.match(/critical \{/g) ?? [])
    const read = texts.flatMap(({ text }) => text.match(SELECTED) ?? [])
    expect(read).toHaveLength(chosen.length)
    for (const line of reported) {
      const [path = '', level = ''] = line.split(' ')
      expect(line).toBe(`${path} ${level} ${WORDS[language][level as 'info']}`)
    }
  },
)
