import { languageOf } from '@airshed/kit/provider'
import { applyTheme } from '@airshed/ui'
import { BlueprintProvider } from '@blueprintjs/core'
import { createStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { consoleTexts } from '../messages/appMessages.ts'
import { preloadPage } from '../routes/preloadPage.ts'
import { localeAtom, themeAtom } from '../session/shownSession.ts'
import '../shell/shell.css'
import { App } from './App.tsx'
import type { BootResult } from './bootSession.ts'

/**
 * Draws the console into the page.
 *
 * @param firstResult the session result, already requested
 */
export async function start(root: HTMLElement, firstResult: Promise<BootResult>): Promise<void> {
  const store = createStore()
  applyTheme(store.get(themeAtom))
  const language = languageOf(store.get(localeAtom))
  preloadPage(window.location.pathname, language)
  // Without them the page would first be drawn in English.
  await consoleTexts.load(language).catch(() => undefined)
  createRoot(root).render(
    <Provider store={store}>
      <BlueprintProvider>
        <App firstResult={firstResult} />
      </BlueprintProvider>
    </Provider>,
  )
}
