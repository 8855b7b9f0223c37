import { html } from '../../../web/http/html.ts'
import type { PageLanguage } from '../../../web/pages/language.ts'
import { writePage, type PageAnswer } from '../../../web/pages/pageLayout.ts'
import { pageTexts } from './pageTexts.ts'

/** The messages of such a page. */
type PageMessage = 'expired' | 'problem' | 'demo-off' | 'signed-out'

/**
 * A page with one message and a link back to the console.
 *
 * @param detail the protocol error, for troubleshooting
 */
export function messagePage(
  message: PageMessage,
  language: PageLanguage,
  publicUrl: string,
  detail?: string,
): PageAnswer {
  const texts = pageTexts(language)
  const { title, text, link } = {
    expired: {
      title: texts.expiredTitle,
      text: texts.expiredText,
      link: texts.backToConsole,
    },
    problem: {
      title: texts.problemTitle,
      text: texts.problemText,
      link: texts.backToConsole,
    },
    'demo-off': {
      title: texts.problemTitle,
      text: texts.demoOffText,
      link: texts.backToConsole,
    },
    'signed-out': {
      title: texts.signedOutTitle,
      text: texts.signedOutText,
      link: texts.signInAgain,
    },
  }[message]
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    ${detail === undefined ? '' : html`<p><small>${detail}</small></p>`}
    <a class="button primary" href="${publicUrl}/">${link}</a>`
  return writePage({ language, title, body }, publicUrl)
}
