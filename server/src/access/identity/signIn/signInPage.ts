import type { Role } from '@airshed/schemas'
import { html, type Html } from '../../../web/http/html.ts'
import type { PageLanguage } from '../../../web/pages/language.ts'
import { writePage, type PageAnswer } from '../../../web/pages/pageLayout.ts'
import { otherLanguage, textField } from '../../../web/pages/pageParts.ts'
import { pageTexts } from './pageTexts.ts'
import { PASSKEY_SCRIPT, passkeyForm } from './passkeyForm.ts'

/** A demo user that anyone may sign in as. */
export interface DemoUser {
  id: string
  fullName: string
  role: Role
}

/** Contents of the sign-in page. */
export interface SignInForm {
  language: PageLanguage
  /** Path of the page; its forms are sent to the same path. */
  path: string
  /** As typed before. */
  email: string
  emailError?: string | undefined
  passwordError?: string | undefined
  /** Why the user cannot proceed now. */
  notice?: string | undefined
  /** Path for a forgotten password, or undefined if passwords cannot be reset by mail here. */
  forgotPath?: string | undefined
  /** Empty outside demo mode. */
  demoUsers: readonly DemoUser[]
  /** Options for signing in with only a passkey, or null if no user has one. */
  passkeyOptions: object | null
}

/** The sign-in page: e-mail and password, and in demo mode a button for each demo user. */
export function signInPage(form: SignInForm, publicUrl: string): PageAnswer {
  const texts = pageTexts(form.language)
  const isEmailFirst = form.email === '' || form.emailError !== undefined
  const body = html`<h1>${texts.signInTitle}</h1>
    <p>${texts.signInLead}</p>
    ${form.notice === undefined ? '' : html`<p class="notice" role="alert">${form.notice}</p>`}
    <form method="post" action="${form.path}" novalidate>
      <input type="hidden" name="lang" value="${form.language}" />
      ${textField({
        name: 'email',
        label: texts.email,
        type: 'email',
        value: form.email,
        autocomplete: 'username',
        error: form.emailError,
        hasFocus: isEmailFirst,
      })}
      ${textField({
        name: 'password',
        label: texts.password,
        type: 'password',
        autocomplete: 'current-password',
        error: form.passwordError,
        hasFocus: !isEmailFirst,
      })}
      <button type="submit" class="primary">${texts.signIn}</button>
    </form>
    ${
      form.forgotPath === undefined
        ? ''
        : html`<p class="forgot">
            <a href="${form.forgotPath}?lang=${form.language}">${texts.forgotPassword}</a>
          </p>`
    }
    ${
      form.passkeyOptions === null
        ? ''
        : passkeyForm({
            action: `${form.path}/passkey`,
            options: form.passkeyOptions,
            language: form.language,
            label: texts.usePasskey,
            failed: texts.passkeyFailed,
          })
    }
    ${form.demoUsers.length === 0 ? '' : demoPart(form)}`
  const footer = otherLanguage(form.path, form.language)
  const page = { language: form.language, title: texts.signInTitle, body, footer }
  return writePage(
    form.passkeyOptions === null ? page : { ...page, script: PASSKEY_SCRIPT },
    publicUrl,
  )
}

function demoPart({ language, path, demoUsers }: SignInForm): Html {
  const texts = pageTexts(language)
  const buttons = demoUsers.map(
    ({ id, fullName, role }) =>
      html`<button name="user" value="${id}" title="${fullName}">
        ${texts.continueAs(texts.roles[role])}
      </button>`,
  )
  return html`<section class="demo" aria-labelledby="demo-title">
    <h2 id="demo-title">${texts.demoTitle}</h2>
    <p>${texts.demoLead}</p>
    <form method="post" action="${path}/demo">
      <input type="hidden" name="lang" value="${language}" />
      ${buttons}
    </form>
  </section>`
}
