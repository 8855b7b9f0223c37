import { html, Html } from '../../../web/http/html.ts'
import type { PageLanguage } from '../../../web/pages/language.ts'
import { writePage, type PageAnswer } from '../../../web/pages/pageLayout.ts'
import { pageTexts } from './pageTexts.ts'

/**
 * Asks for confirmation before the session ends. A console that proves whose session it is has already asked, so
 * then a script presses the button, and the page asks only if scripts do not run.
 *
 * @param form the provider's form that the button submits
 */
export function signOutPage(
  form: string,
  language: PageLanguage,
  isConfirmed: boolean,
  publicUrl: string,
): PageAnswer {
  const texts = pageTexts(language)
  const body = html`<h1>${texts.signOutTitle}</h1>
    <p>${texts.signOutText}</p>
    ${new Html(form)}
    <button
      id="sign-out"
      class="primary"
      type="submit"
      form="op.logoutForm"
      name="logout"
      value="yes"
    >
      ${texts.signOut}
    </button>
    <a class="button" href="${publicUrl}/">${texts.stay}</a>`
  const page = { language, title: texts.signOutTitle, body }
  const script = `document.getElementById('sign-out').click()`
  return writePage(isConfirmed ? { ...page, script } : page, publicUrl)
}
