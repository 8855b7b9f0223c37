import '@airshed/ui/styles.css'
import { CALLBACK_PATH, SILENT_PATH } from './auth/signInPaths.ts'
import { answerSilentSignIn } from './auth/silentFrame.ts'
import type { BootResult } from './boot/bootSession.ts'

async function draw(firstResult: Promise<BootResult>): Promise<void> {
  const { start } = await import('./boot/start.tsx')
  await start(document.getElementById('root')!, firstResult)
}

// The hidden frame of a silent sign-in answers its parent and needs none of the console.
if (window.location.pathname === SILENT_PATH) {
  answerSilentSignIn()
} else {
  const isCallback = window.location.pathname === CALLBACK_PATH
  // The session is requested while the console itself is still loading.
  const firstResult = import('./boot/bootHere.ts').then(({ bootHere }) => bootHere(isCallback))
  // No top-level await: the bundler would then repeat in pages what this already loads.
  void draw(firstResult)
}
