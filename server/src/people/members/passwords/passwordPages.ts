import { html } from '../../../web/http/html.ts'
import { PASSWORD_PATH } from '../../../access/identity/signIn/forgottenPassword.ts'
import type { PageLanguage } from '../../../web/pages/language.ts'
import { writePage, type PageAnswer } from '../../../web/pages/pageLayout.ts'
import { passwordFields, PASSWORD_METER, type PasswordErrors } from '../newPassword/newPassword.ts'
import { otherLanguage, textField } from '../../../web/pages/pageParts.ts'
import { passwordPageTexts } from './passwordPageTexts.ts'

export interface PasswordPage {
  language: PageLanguage
  /** Path of the page; its form is sent to the same path. */
  path: string
  publicUrl: string
}

/** Asks for the address of an account. @param error the error of the address that was typed */
export function forgotPage(
  { language, path, publicUrl }: PasswordPage,
  email = '',
  error?: string,
): PageAnswer {
  const texts = passwordPageTexts(language)
  const { title, text } = texts.forgot
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    <form method="post" action="${path}" novalidate>
      <input type="hidden" name="lang" value="${language}" />
      ${textField({
        name: 'email',
        label: texts.email,
        type: 'email',
        autocomplete: 'username',
        value: email,
        error,
        hasFocus: true,
      })}
      <button type="submit" class="primary">${texts.send}</button>
    </form>`
  return writePage({ language, title, body, footer: otherLanguage(path, language) }, publicUrl)
}

/** Asks for a new password. */
export function choosePage(
  { language, path, publicUrl }: PasswordPage,
  email: string,
  errors: PasswordErrors = {},
): PageAnswer {
  const texts = passwordPageTexts(language)
  const { title, text } = texts.choose
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    <dl class="facts">
      <dt>${texts.account}</dt>
      <dd>${email}</dd>
    </dl>
    <form method="post" action="${path}" novalidate>
      <input type="hidden" name="lang" value="${language}" />
      ${passwordFields(language, errors, true)}
      <button type="submit" class="primary">${texts.save}</button>
    </form>`
  const footer = otherLanguage(path, language)
  return writePage({ language, title, body, footer, script: PASSWORD_METER }, publicUrl)
}

/** Shows the outcome. */
export function passwordMessage(
  message: 'sent' | 'saved' | 'unknown' | 'tooMany',
  { language, publicUrl }: Pick<PasswordPage, 'language' | 'publicUrl'>,
): PageAnswer {
  const texts = passwordPageTexts(language)
  const { title, text } = texts[message]
  const link =
    message === 'unknown'
      ? html`<a class="button primary" href="${PASSWORD_PATH}?lang=${language}"
          >${texts.askAgain}</a
        >`
      : html`<a class="button primary" href="${publicUrl}/">${texts.signIn}</a>`
  const body = html`<h1>${title}</h1>
    <p role="status">${text}</p>
    ${link}`
  return writePage({ language, title, body }, publicUrl)
}
