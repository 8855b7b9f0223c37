import { html } from '../../../web/http/html.ts'
import type { PageLanguage } from '../../../web/pages/language.ts'
import { writePage, type PageAnswer } from '../../../web/pages/pageLayout.ts'
import { pageTexts } from './pageTexts.ts'
import { PASSKEY_SCRIPT, passkeyForm } from './passkeyForm.ts'

/** Contents of the page after a correct password. */
export interface SecondFactorForm {
  language: PageLanguage
  /** Path of the page; its forms are sent to the same path. */
  path: string
  /** Where to sign in as someone else. */
  startPath: string
  /** Whether the user has an app for codes; if false, only recovery codes can be typed. */
  hasApp: boolean
  /** Options for requesting a passkey, or null if the user has none. */
  passkeyOptions: object | null
  codeError?: string | undefined
  /** Why the user cannot proceed now. */
  notice?: string | undefined
}

/** The second page of a sign-in, which takes a code of an app, a passkey, or a recovery code. */
export function secondFactorPage(form: SecondFactorForm, publicUrl: string): PageAnswer {
  const { language, path, codeError, passkeyOptions } = form
  const texts = pageTexts(language)
  const wrong = html`aria-invalid="true" aria-describedby="code-error"`
  const body = html`<h1>${texts.secondTitle}</h1>
    <p>${form.hasApp ? texts.secondLead : texts.secondLeadPasskey}</p>
    ${form.notice === undefined ? '' : html`<p class="notice" role="alert">${form.notice}</p>`}
    ${
      passkeyOptions === null
        ? ''
        : passkeyForm({
            action: path,
            options: passkeyOptions,
            language,
            label: texts.usePasskey,
            failed: texts.passkeyFailed,
          })
    }
    <form method="post" action="${path}" novalidate>
      <input type="hidden" name="lang" value="${language}" />
      <div class="field">
        <label for="code">${form.hasApp ? texts.code : texts.recoveryCode}</label>
        <input
          id="code"
          name="code"
          autocomplete="one-time-code"
          autocapitalize="none"
          spellcheck="false"
          maxlength="32"
          required
          autofocus
          ${codeError === undefined ? '' : wrong}
        />
        ${
          codeError === undefined
            ? ''
            : html`<span class="error" id="code-error" role="alert">${codeError}</span>`
        }
      </div>
      <button type="submit" class="primary">${texts.goOn}</button>
    </form>
    <p class="help">${texts.recoveryHelp}</p>`
  const footer = html`<a href="${form.startPath}">${texts.startAgain}</a>`
  const page = { language, title: texts.secondTitle, body, footer }
  return writePage(passkeyOptions === null ? page : { ...page, script: PASSKEY_SCRIPT }, publicUrl)
}
