import '@airshed/ui/styles.css'
import { CALLBACK_PATH, SILENT_PATH } from './auth/paths.ts'

// The hidden frame of a silent sign-in answers its parent and needs nothing of the console.
if (window.location.pathname === SILENT_PATH) {
  const { answerSilentSignIn } = await import('./auth/authClient.ts')
  await answerSilentSignIn()
} else {
  const { start } = await import('./boot/start.tsx')
  start(document.getElementById('root')!, window.location.pathname === CALLBACK_PATH)
}
