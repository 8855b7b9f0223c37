import { languageOf } from '@airshed/kit/provider'
import { applyTheme } from '@airshed/ui'
import { BlueprintProvider } from '@blueprintjs/core'
import { createStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { preloadPage } from '../routes/preloadPage.ts'
import { storedSessionAtom } from '../session/storedSession.ts'
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
  const { theme, locale } = store.get(storedSessionAtom)
  applyTheme(theme)
  preloadPage(window.location.pathname, languageOf(locale))
  createRoot(root).render(
    <Provider store={store}>
      <BlueprintProvider>
        <App firstResult={firstResult} />
      </BlueprintProvider>
    </Provider>,
  )
}
