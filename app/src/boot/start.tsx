import { applyTheme } from '@airshed/ui'
import { BlueprintProvider } from '@blueprintjs/core'
import { createStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { storedSessionAtom } from '../session/storedSession.ts'
import '../shell/shell.css'
import { App } from './App.tsx'

/** Draws the console into the page. */
export function start(root: HTMLElement, isCallback: boolean): void {
  const store = createStore()
  applyTheme(store.get(storedSessionAtom).theme)
  createRoot(root).render(
    <Provider store={store}>
      <BlueprintProvider>
        <App isCallback={isCallback} />
      </BlueprintProvider>
    </Provider>,
  )
}
