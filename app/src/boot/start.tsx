import { languageOf } from '@airshed/kit/provider'
import { applyTheme } from '@airshed/ui'
import { BlueprintProvider } from '@blueprintjs/core'
import { createStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
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
export function start(root: HTMLElement, firstResult: Promise<BootResult>): void {
  const store = createStore()
  applyTheme(store.get(themeAtom))
  preloadPage(window.location.pathname, languageOf(store.get(localeAtom)))
  createRoot(root).render(
    <Provider store={store}>
      <BlueprintProvider>
        <App firstResult={firstResult} />
      </BlueprintProvider>
    </Provider>,
  )
}
