import type { ReactNode } from 'react'
import { THEME_NAMES, type ThemeName } from '../theme/themes.ts'
import './introduction.css'

/** The same content in both themes, side by side; below each other on phones. For the catalogue. */
export function ThemePair({ draw }: { draw: (theme: ThemeName) => ReactNode }) {
  return (
    <div className="air-theme-pair">
      {THEME_NAMES.map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme}>
          {draw(theme)}
        </section>
      ))}
    </div>
  )
}
