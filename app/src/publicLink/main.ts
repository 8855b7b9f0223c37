import '@airshed/ui/styles.css'
import { publicCodeOf } from './publicCode.ts'
import { startPublicPage } from './startPublicPage.tsx'

void startPublicPage(
  document.getElementById('root')!,
  publicCodeOf(window.location.pathname) ?? 'none',
)
