import { applyTheme, type ThemeName, uiMessages } from '@airshed/ui'
import '@airshed/ui/styles.css'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { chartMessages } from '../messages/chartMessages.ts'

let root: Root | null = null

/** Renders into the document; a further call updates it. */
export function renderInto(children: ReactNode, theme: ThemeName = 'light'): HTMLElement {
  applyTheme(theme)
  if (root === null) {
    const container = document.createElement('main')
    document.body.append(container)
    root = createRoot(container)
  }
  const drawn = root
  flushSync(() =>
    drawn.render(
      <IntlProvider locale="en" messages={{ ...uiMessages.en, ...chartMessages.en }}>
        {children}
      </IntlProvider>,
    ),
  )
  return document.querySelector('main') ?? document.body
}

export function cleanUp(): void {
  const drawn = root
  if (drawn !== null) flushSync(() => drawn.unmount())
  root = null
  document.body.replaceChildren()
}

/** The violations that axe reports for the page; empty when it is accessible. */
export async function accessibilityIssues(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
