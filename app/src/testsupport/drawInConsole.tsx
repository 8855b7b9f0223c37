import { AirshedProvider, languageOf } from '@airshed/kit/provider'
import { createTestAirshed, type TestAirshedOptions } from '@airshed/testing'
import { applyTheme, uiMessages } from '@airshed/ui'
import '@airshed/ui/styles.css'
import { untilStill } from '@airshed/ui/testing'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { GuardedRouter } from '../leaving/GuardedRouter.tsx'
import { appMessages, consoleTexts } from '../messages/appMessages.ts'
import { ConsoleRoutes } from '../routes/ConsoleRoutes.tsx'
import type { Services } from '../boot/services.ts'
import { ConsoleContext, type ConsoleValue } from '../session/consoleContext.ts'
import '../shell/shell.css'

// The console loads them before its first page in Spanish.
await consoleTexts.load('es')

let root: Root | null = null

export interface DrawOptions extends TestAirshedOptions {
  /** Default `/org_city/home`. */
  path?: string
}

/** Draws a part of the shell for a signed-in user, on an in-memory server. */
export function drawInConsole(children: ReactNode, options: DrawOptions = {}) {
  const page = signIn(options)
  const { value, queryClient } = page
  draw(
    page,
    <MemoryRouter initialEntries={[options.path ?? '/org_city/home']}>
      <AirshedProvider value={value} queryClient={queryClient} messages={appMessages}>
        <Routes>
          <Route path="/:slug/*" element={children} />
        </Routes>
      </AirshedProvider>
    </MemoryRouter>,
  )
  return page
}

/** Draws the whole console at the browser's address, on an in-memory server. */
export function drawConsole(options: TestAirshedOptions = {}) {
  return drawAroundShell(
    ({ screens }) => (
      <GuardedRouter>
        <ConsoleRoutes screens={screens} />
      </GuardedRouter>
    ),
    options,
  )
}

/** Renders something outside the shell, where the providers of the kit are missing. */
export function drawAroundShell(
  children: (registry: TestRegistry) => ReactNode,
  options: TestAirshedOptions = {},
) {
  const page = signIn(options)
  const { registry, session } = page.value
  const language = languageOf(session.locale)
  draw(
    page,
    <IntlProvider
      locale={language}
      messages={{ ...uiMessages[language], ...appMessages[language] }}
    >
      {children(registry)}
    </IntlProvider>,
  )
  return page
}

type TestRegistry = ReturnType<typeof createTestAirshed>['value']['registry']

function signIn(options: TestAirshedOptions) {
  const airshed = createTestAirshed(options)
  const { value, queryClient } = airshed
  const done: string[] = []
  const { theme, locale, user, organizations, config } = value.session
  const services: Services = {
    ...value,
    queryClient,
    inUnits: () => services,
    expiry: { isExpired: () => false, expire: () => undefined, subscribe: () => () => undefined },
    close: () => done.push('close'),
  }
  const console: ConsoleValue = {
    config,
    user,
    organizations,
    services,
    stored: { theme: null, locale: null, organization_id: null },
    theme,
    locale,
    setTheme: (next) => done.push(`theme ${next}`),
    setLocale: (next) => done.push(`locale ${next}`),
    setOrganization: () => undefined,
    signOut: () => done.push('sign out'),
    signInAgain: () => done.push('sign in again'),
    restart: () => done.push('restart'),
  }
  return { ...airshed, console, done }
}

function draw({ console }: { console: ConsoleValue }, children: ReactNode): void {
  clearConsole()
  const container = document.createElement('main')
  document.body.append(container)
  applyTheme(console.theme)
  const drawn = createRoot(container)
  root = drawn
  flushSync(() => drawn.render(<ConsoleContext value={console}>{children}</ConsoleContext>))
}

/** Removes what was drawn, portals included. */
export function clearConsole(): void {
  const drawn = root
  root = null
  if (drawn !== null) flushSync(() => drawn.unmount())
  document.body.replaceChildren()
}

/** Accessibility issues that axe finds in the page once it is still; empty if there are none. */
export async function accessibilityIssues(): Promise<string[]> {
  // Fading elements have hardly any contrast yet.
  await untilStill()
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
