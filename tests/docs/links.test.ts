import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../suites/command.ts'

const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  ...globSync(['docs/**/*.md', 'core/*/README.md', 'stories/README.md'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  }),
].toSorted()

/** Text without code, where brackets mean something else. */
const prose = (text: string): string =>
  text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`]*`/g, '`')

/** The anchors of a page's headings. */
const anchorsIn = (text: string): string[] =>
  [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

it.each(PAGES)('%s links only to files and headings that exist', (page) => {
  const links = [...prose(readFileSync(join(ROOT, page), 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
  const lost = links
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? join(ROOT, page) : join(ROOT, dirname(page), path)
      if (!existsSync(file)) return true
      return anchor !== undefined && !anchorsIn(readFileSync(file, 'utf8')).includes(anchor)
    })
  expect(lost).toEqual([])
})
