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

it.each(['en', 'es'] as const)(
  'the levels of alerts have the same words everywhere (%s)',
  (language) => {
    const { critical, warning, info } = WORDS[language]
    const told = texts
      .filter(({ path }) => path.endsWith(`/${language}.json`))
      .flatMap(({ path, text }) => {
        const messages = JSON.parse(text) as Record<string, string>
        return [
          ...Object.entries(messages).flatMap(([id, words]) => {
            const [, level] = /^(?:(?:alert|ui)\.)?level\.(critical|warning|info)$/.exec(id) ?? []
            return level === undefined ? [] : [`${path} ${level} ${words}`]
          }),
          ...[...text.matchAll(/\{level, select, [^}]*\}[^}]*\}[^}]*\}\}/g)].map(
            ([words]) => `${path} select ${words}`,
          ),
        ]
      })
    expect(told.length).toBeGreaterThan(8)
    for (const line of told) {
      const [path = '', level = ''] = line.split(' ')
      expect(line).toBe(
        level === 'select'
          ? `${path} select {level, select, critical {${critical}: } info {${info}: } other {${warning}: }}`
          : `${path} ${level} ${WORDS[language][level as 'info']}`,
      )
    }
  },
)
