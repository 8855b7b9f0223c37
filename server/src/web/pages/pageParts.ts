import { PASSWORD_MAX } from '@airshed/domain'
import { html, type Html } from '../http/html.ts'
import type { PageLanguage } from './language.ts'

/** One field of a form. */
export interface TextField {
  name: string
  label: string
  type: 'text' | 'password' | 'email'
  autocomplete: string
  /** As typed before; always empty for passwords. */
  value?: string
  error?: string | undefined
  hasFocus?: boolean
  /** Shown below the field; `id` links it to the field as its description. */
  note?: { id: string; content: Html }
}

/** A labelled field, with its error below it. */
export function textField(field: TextField): Html {
  const { name, label, type, autocomplete, value = '', error, hasFocus = false, note } = field
  const described = [
    ...(error === undefined ? [] : [`${name}-error`]),
    ...(note === undefined ? [] : [note.id]),
  ].join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${type === 'text' ? '' : html`autocapitalize="none" spellcheck="false"`}
      maxlength="${PASSWORD_MAX}"
      required
      ${error === undefined ? '' : html`aria-invalid="true"`}
      ${described === '' ? '' : html`aria-describedby="${described}"`}
      ${hasFocus ? 'autofocus' : ''}
    />
    ${
      error === undefined
        ? ''
        : html`<span class="error" id="${name}-error" role="alert">${error}</span>`
    }
    ${note?.content}
  </div>`
}

/** The link at the end of a page to the same page in the other language. */
export function otherLanguage(path: string, language: PageLanguage): Html {
  const other: PageLanguage = language === 'en' ? 'es' : 'en'
  const name = other === 'es' ? 'Español' : 'English'
  return html`<a href="${path}?lang=${other}" hreflang="${other}" lang="${other}">${name}</a>`
}
