import type { MailLanguage } from '../../storage/store/tables/mails.ts'
import type { MailTemplate } from './defineMail.ts'
import { htmlMail } from './layout/htmlMail.ts'
import { LAYOUT_MESSAGES } from './layout/layoutMessages.ts'
import { plainMail } from './layout/plainMail.ts'
import { createMailText } from './mailText.ts'
import { oneLine } from '../../base/settings/oneLine.ts'

/** A mail as its reader receives it. */
interface RenderedMail {
  subject: string
  text: string
  html: string
}

/**
 * Renders a mail in one language, as HTML and as plain text.
 *
 * @param host of the console, shown in the last line
 * @throws MailError if the data does not match the template
 */
export function renderMail<Data>(
  template: MailTemplate<Data>,
  data: NoInfer<Data>,
  language: MailLanguage,
  host: string,
): RenderedMail {
  const written = template.write(data, language)
  const content = { ...written, subject: oneLine(written.subject) }
  const layout = { text: createMailText(LAYOUT_MESSAGES[language], language), host }
  return {
    subject: content.subject,
    text: plainMail(content, layout),
    html: htmlMail(content, language, layout),
  }
}
