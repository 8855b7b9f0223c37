import { hostMessages } from '@airshed/kit/provider'
import { createIntl } from 'react-intl'
import type { LocatedTrouble } from './events.ts'
import './overlay.css'

/** The error overlay over a plugin, shown until it is fixed. */
export interface Overlay {
  /** Shows an error, replacing the previous one. */
  showTrouble(trouble: LocatedTrouble): void
  /** Shows that the development server is gone, and how to start it. */
  showUnreachable(address: string): void
  hide(): void
  isShown(): boolean
}

const text = (id: keyof (typeof hostMessages)['en'], values?: Record<string, string>): string => {
  const language = document.documentElement.lang === 'es' ? 'es' : 'en'
  return createIntl({ locale: language, messages: hostMessages[language] }).formatMessage(
    { id },
    values,
  )
}

function part(tag: string, className: string, words: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = words
  return element
}

/**
 * The overlay of a plugin in development: without React, which may be what failed. Screen readers
 * announce its text.
 */
export function createOverlay(): Overlay {
  let shown: HTMLElement | null = null
  const hide = (): void => {
    shown?.remove()
    shown = null
  }
  const show = (...parts: HTMLElement[]): void => {
    hide()
    shown = part('section', 'air-trouble', '')
    shown.setAttribute('role', 'alert')
    shown.tabIndex = 0
    shown.append(...parts)
    document.body.append(shown)
  }
  return {
    showTrouble({ message, place }) {
      show(
        part('h2', 'air-trouble-message', message),
        ...(place === null
          ? []
          : [
              part('p', 'air-trouble-place', `${place.file}:${place.line}:${place.column}`),
              part('pre', 'air-trouble-excerpt', place.excerpt),
            ]),
        part('p', 'air-trouble-cure', text('host.development.trouble')),
      )
    },
    showUnreachable(address) {
      show(
        part('h2', 'air-trouble-message', text('host.development.unreachable.title')),
        part('p', 'air-trouble-cure', text('host.development.unreachable.text', { address })),
      )
    },
    hide,
    isShown: () => shown !== null,
  }
}
