import { html, type Html } from '../../../web/http/html.ts'
import type { PageLanguage } from '../../../web/pages/language.ts'
import { writePage, type PageAnswer } from '../../../web/pages/pageLayout.ts'
import { timeText } from '../../../messages/mail/timeText.ts'
import { passwordFields, PASSWORD_METER, type PasswordErrors } from '../newPassword/newPassword.ts'
import { otherLanguage, textField } from '../../../web/pages/pageParts.ts'
import { invitationTexts, type InvitationProblem, type InvitationTexts } from './invitationTexts.ts'
import type { OpenInvitation } from './openInvitation.ts'

/** How the invited person signs in: with a new password, an existing account, or the external provider. */
export type Way = 'new' | 'known' | 'external'

/** What was typed into the form for a new account, and its errors. */
export interface AccountForm {
  firstName: string
  lastName: string
  errors: PasswordErrors & { firstName?: string | undefined; lastName?: string | undefined }
}

export interface InvitationPage {
  language: PageLanguage
  /** Path of the page; its forms are sent to the same path. */
  path: string
  publicUrl: string
}

const NOTHING_TYPED: AccountForm = { firstName: '', lastName: '', errors: {} }

/** Fills the hidden field with the time zone of the browser. */
const TIMEZONE = `document.getElementById('timezone').value=Intl.DateTimeFormat().resolvedOptions().timeZone||'';`

/** Shows who invites to what, and how to answer. */
export function invitationPage(
  invitation: OpenInvitation,
  way: Way,
  { language, path, publicUrl }: InvitationPage,
  form: AccountForm = NOTHING_TYPED,
): PageAnswer {
  const texts = invitationTexts(language)
  const { organizationName, inviter, role, email } = invitation
  const title = texts.title(organizationName)
  const body = html`<h1>${title}</h1>
    <p>
      ${
        inviter === null
          ? texts.leadOfNobody(organizationName, role)
          : texts.lead(inviter, organizationName, role)
      }
    </p>
    <dl class="facts">
      <dt>${texts.email}</dt>
      <dd>${email}</dd>
      <dt>${texts.until}</dt>
      <dd>${timeText(invitation.expiresAt, language, 'UTC')}</dd>
    </dl>
    <form method="post" action="${path}" novalidate>
      <input type="hidden" name="lang" value="${language}" />
      ${way === 'new' ? accountFields(texts, language, form) : howTo(way, texts, email)}
      <button type="submit" class="primary" name="do" value="accept">
        ${way === 'new' ? texts.create : texts.accept}
      </button>
    </form>
    <form method="post" action="${path}">
      <input type="hidden" name="lang" value="${language}" />
      <button type="submit" name="do" value="decline">${texts.decline}</button>
    </form>`
  const footer = otherLanguage(path, language)
  const page = { language, title, body, footer }
  return writePage(
    way === 'new' ? { ...page, script: `${PASSWORD_METER}${TIMEZONE}` } : page,
    publicUrl,
  )
}

const howTo = (way: Way, texts: InvitationTexts, email: string): Html =>
  way === 'known'
    ? html`<p class="said">${texts.isKnown}</p>
        <p>${texts.knownAccount(email)}</p>`
    : html`<p>${texts.externalAccount(email)}</p>`

function accountFields(
  texts: InvitationTexts,
  language: PageLanguage,
  { firstName, lastName, errors }: AccountForm,
): Html {
  const focus = focusedField(errors)
  return html`<p class="said">${texts.isNew}</p>
    <p>${texts.newAccount}</p>
    <input type="hidden" name="timezone" id="timezone" value="" />
    ${textField({
      name: 'first_name',
      label: texts.firstName,
      type: 'text',
      autocomplete: 'given-name',
      value: firstName,
      error: errors.firstName,
      hasFocus: focus === 'first_name',
    })}
    ${textField({
      name: 'last_name',
      label: texts.lastName,
      type: 'text',
      autocomplete: 'family-name',
      value: lastName,
      error: errors.lastName,
      hasFocus: focus === 'last_name',
    })}
    ${passwordFields(language, errors, focus === 'password')}`
}

/** The first field that has to be filled in. Passwords are never sent back, so after a refusal they are typed again. */
function focusedField({ firstName, lastName, password, repeated, notice }: AccountForm['errors']) {
  if (firstName !== undefined) return 'first_name'
  if (lastName !== undefined) return 'last_name'
  return (password ?? repeated ?? notice) ? 'password' : 'first_name'
}

/** Shows the outcome of an invitation, or why it cannot be answered. */
export function invitationMessage(
  message:
    | { joined: string }
    | { joinedExternally: string }
    | { declined: string }
    | InvitationProblem,
  { language, publicUrl }: Pick<InvitationPage, 'language' | 'publicUrl'>,
): PageAnswer {
  const texts = invitationTexts(language)
  const { title, text } =
    typeof message === 'string'
      ? texts.problems[message]
      : 'joined' in message
        ? texts.joined(message.joined)
        : 'declined' in message
          ? texts.declined(message.declined)
          : texts.joinedExternally(message.joinedExternally)
  const isIn = typeof message !== 'string' && !('declined' in message)
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    <a class="button primary" href="${publicUrl}/">${isIn ? texts.signIn : texts.toConsole}</a>`
  return writePage({ language, title, body }, publicUrl)
}
