import '@airshed/ui/styles.css'
import { CALLBACK_PATH, SILENT_PATH } from './auth/signInPaths.ts'
import { answerSilentSignIn } from './auth/silentFrame.ts'

// The hidden frame of a silent sign-in answers its parent and needs nothing of the console.
if (window.location.pathname === SILENT_PATH) {
  answerSilentSignIn()
} else {
  const isCallback = window.location.pathname === CALLBACK_PATH
  // Who is there is asked while the console itself is still on its way.
  const firstResult = import('./boot/bootHere.ts').then(({ bootHere }) => bootHere(isCallback))
  const { start } = await import('./boot/start.tsx')
  start(document.getElementById('root')!, firstResult)
}
