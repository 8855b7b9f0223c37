import '@airshed/ui/styles.css'
import { CALLBACK_PATH, SILENT_PATH } from './auth/signInPaths.ts'
import { answerSilentSignIn } from './auth/silentFrame.ts'
import type { BootResult } from './boot/bootSession.ts'

async function draw(firstResult: Promise<BootResult>): Promise<void> {
  const { start } = await import('./boot/start.tsx')
  start(document.getElementById('root')!, firstResult)
}

// The hidden frame of a silent sign-in answers its parent and needs nothing of the console.
if (window.location.pathname === SILENT_PATH) {
  answerSilentSignIn()
} else {
  const isCallback = window.location.pathname === CALLBACK_PATH
  // Who is there is asked while the console itself is still on its way.
  const firstResult = import('./boot/bootHere.ts').then(({ bootHere }) => bootHere(isCallback))
  // Not awaited at the top level: the bundler would no longer spare pages what this loads already.
  void draw(firstResult)
}
