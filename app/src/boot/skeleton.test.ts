import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { THEME_TOKENS } from '@airshed/ui'
import { writeCollapsed } from '../shell/sidebarState.ts'
import { writeStoredSession } from '../session/storedSession.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const page = read('../../index.html')
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? []

/** What a browser with these settings knows before the console runs. */
function early(options: {
  dark?: boolean
  widthPx?: number
  search?: string
  kept?: Map<string, string>
}) {
  const { dark = false, widthPx = 1440, search = '', kept = new Map<string, string>() } = options
  const root = { dataset: {} as Record<string, string>, lang: 'en' }
  runInNewContext(script, {
    addEventListener: () => {},
    document: { documentElement: root },
    location: { search },
    localStorage: { getItem: (key: string) => kept.get(key) ?? null },
    matchMedia: (query: string) => ({
      matches: query.includes('dark') ? dark : widthPx <= Number(/\d+/.exec(query)?.[0]),
    }),
  })
  return [root.dataset['theme'], root.dataset['sidebar'], root.lang]
}

/** A browser's storage after a visit. */
function visited(theme: 'light' | 'dark', isCollapsed: boolean) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  writeStoredSession(storage, { theme, locale: 'es_ES', organization_id: null })
  writeCollapsed(storage, isCollapsed)
  return kept
}

describe('the skeleton of the page', () => {
  it.each(['light', 'dark'] as const)(
    'draws the skeleton in the colours of the %s theme',
    (theme) => {
      const { page: ground, surface, line, skeleton, accent } = THEME_TOKENS[theme]
      const rule =
        theme === 'light' ? /#skeleton \{[^}]*\}/ : /\[data-theme='dark'\] #skeleton \{[^}]*\}/
      const [css = ''] = rule.exec(page) ?? []
      const colours = Object.fromEntries(
        [...css.matchAll(/--(\w+): (#\w+);/g)].map(([, name, colour]) => [name, colour]),
      )
      expect(colours).toEqual({ page: ground, surface, line, bar: skeleton, accent })
    },
  )

  it.each(['light', 'dark'] as const)(
    'shows a failed start in the colours of the %s theme',
    (theme) => {
      const { page: ground, text } = THEME_TOKENS[theme]
      const rule =
        theme === 'light' ? / {2}#failed \{[^}]*\}/ : /\[data-theme='dark'\] #failed \{[^}]*\}/
      const [css = ''] = rule.exec(page) ?? []
      expect(css).toContain(`background: ${ground};`)
      expect(css).toContain(` color: ${text};`)
    },
  )

  it('draws the mark, and the sizes of the shell', () => {
    const mark = [...read('../../public/favicon.svg').matchAll(/ d="[^"]+"/g)].map(([path]) => path)
    expect(mark).toHaveLength(2)
    for (const path of mark) expect(page).toContain(path)
    const shell = read('../shell/shell.css')
    for (const size of ['width: 280px', 'width: 102px', '(max-width: 899px)']) {
      expect(shell).toContain(size)
      expect(page).toContain(size)
    }
    expect(shell).toMatch(/\.app-topbar \{[^}]*height: 56px/)
  })

  it.each([
    ['a first visit', {}, ['light', 'expanded', 'en']],
    ['a dark system', { dark: true }, ['dark', 'expanded', 'en']],
    ['a small window', { widthPx: 1100 }, ['light', 'collapsed', 'en']],
    ['a wall screen', { search: '?range=3h&kiosk=1' }, ['light', 'none', 'en']],
    ['an earlier dark visit', { kept: visited('dark', true) }, ['dark', 'collapsed', 'es']],
    [
      'an earlier light visit',
      { dark: true, kept: visited('light', false) },
      ['light', 'expanded', 'es'],
    ],
    ['corrupt storage', { kept: new Map([['airshed.session', '{']]) }, ['light', 'expanded', 'en']],
  ])('adapts the skeleton to %s', (_, options, expected) => {
    expect(early(options)).toEqual(expected)
  })
})
