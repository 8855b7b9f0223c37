import { cutText, SHORTENED } from '../../base/settings/cutText.ts'
import { inOneLine } from '../../base/settings/oneLine.ts'
import type { MailLanguage } from '../../storage/store/tables/mails.ts'

/** Maximum length of a text message, characters. */
const SMS_MAX = 600

/**
 * The one line of a text message: what it says, and its link. A long text is shortened and says so; the link
 * is never cut, or it would lead nowhere.
 */
export function smsMessage(
  { text, link }: { text: string; link: string },
  language: MailLanguage,
): string {
  const end = ` ${link}`
  return `${cutText(inOneLine(text), SMS_MAX - end.length, SHORTENED[language])}${end}`
}
