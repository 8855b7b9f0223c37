import axe from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { uiMessages, uiTexts } from '../messages/uiMessages.ts'
import { applyTheme, type ThemeName } from '../theme/themes.ts'
import { untilStill } from '../testing/untilStill.ts'
import '../styles/index.css'

// A page in Spanish loads them before it is drawn.
await uiTexts.load('es')

const roots = new Set<Root>()

export interface RenderOptions {
  theme?: ThemeName
  language?: 'en' | 'es'
}

/** Renders into the document in one theme and language; a second call replaces the first. */
export function renderInto(
  children: ReactNode,
  { theme = 'light', language = 'en' }: RenderOptions = {},
): HTMLElement {
  cleanUp()
  applyTheme(theme)
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  roots.add(root)
  flushSync(() =>
    root.render(
      <IntlProvider locale={language} messages={uiMessages[language]} timeZone="UTC">
        {children}
      </IntlProvider>,
    ),
  )
  return container
}

/** Removes what was rendered, portals included. */
export function cleanUp(): void {
  for (const root of roots) flushSync(() => root.unmount())
  roots.clear()
  document.body.replaceChildren()
}

/** The violations that axe reports, each with its first element; empty when it is accessible. */
export async function accessibilityIssues(root: Element = document.body): Promise<string[]> {
  await untilStill()
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
