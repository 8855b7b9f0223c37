import { isMuted, MUTED_WITHOUT_END_TS } from '@airshed/domain'
import { ALERT_COMMENT_MAX } from '@airshed/schemas'
import { html, type Html } from '../../../web/http/html.ts'
import { writePage, type PageAnswer } from '../../../web/pages/pageLayout.ts'
import type { MailLanguage } from '../../../storage/store/tables/mails.ts'
import { monitorUrl } from './monitorUrl.ts'
import { timeText } from '../../../messages/mail/timeText.ts'
import type { LinkAction } from './followLink.ts'
import type { LinkedAlert } from './linkedAlert.ts'
import { linkTexts, type LinkProblem, type LinkTexts } from './linkTexts.ts'
import type { LinkPurpose } from './linkToken.ts'

interface Said {
  title: string
  lines: readonly string[]
  /** The action of the button; null if the page has none. */
  action: LinkAction | null
  /** Whether its form asks for a comment; default no. */
  asksComment?: boolean
}

/**
 * The page that a link of a mail leads to: the current state of the alert, and a button that changes it.
 *
 * @param path of the page; its form goes to the same place
 * @param now ms UTC
 */
export function linkPage(
  purpose: LinkPurpose,
  alert: LinkedAlert,
  { path, publicUrl, now }: { path: string; publicUrl: string; now: number },
): PageAnswer {
  const { language } = alert.user
  const texts = linkTexts(language)
  const { title, lines, action, asksComment = false } = SAYS[purpose](alert, texts, now)
  const monitor = monitorUrl(publicUrl, alert.organizationId, alert.alertId)
  const open = html`<a class="button" href="${monitor}">${texts.open}</a>`
  const body = html`<h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
    ${action === null ? open : formOf({ path, action, asksComment }, texts, open)}`
  return writePage({ language, title, body }, publicUrl)
}

/** Actions that undo a change stand out less. */
const UNDOES: ReadonlySet<LinkAction> = new Set(['unmute', 'subscribe'])

interface PageForm {
  path: string
  action: LinkAction
  asksComment: boolean
}

const formOf = ({ path, action, asksComment }: PageForm, texts: LinkTexts, open: Html): Html =>
  html`<form method="post" action="${path}">
    ${asksComment ? commentField(texts) : ''}
    <button
      class="${UNDOES.has(action) ? '' : 'primary'}"
      type="submit"
      name="do"
      value="${action}"
    >
      ${texts[action]}
    </button>
    ${open}
  </form>`

const commentField = (texts: LinkTexts): Html =>
  html`<p>
    <label for="comment">${texts.comment}</label>
    <input id="comment" name="comment" maxlength="${ALERT_COMMENT_MAX}" autocomplete="off" />
  </p>`

function sayMuted(
  { name, organization, mutedUntil, user }: LinkedAlert,
  texts: LinkTexts,
  now: number,
): Said {
  if (mutedUntil === null || !isMuted(mutedUntil, now)) {
    return { title: texts.muteTitle(name), lines: [texts.muteText(organization)], action: 'mute' }
  }
  const until =
    mutedUntil === MUTED_WITHOUT_END_TS
      ? texts.mutedWithoutEnd
      : texts.mutedUntil(timeText(mutedUntil, user.language, user.timezone))
  return { title: texts.muted(name), lines: [until], action: 'unmute' }
}

function saySubscribed(alert: LinkedAlert, texts: LinkTexts): Said {
  const { name, organization, hasReaders, isSubscribed, canSubscribeAgain, user } = alert
  if (isSubscribed) {
    const lines = [texts.unsubscribeText(user.email, organization)]
    return { title: texts.unsubscribeTitle(name), lines, action: 'unsubscribe' }
  }
  return {
    title: texts.unsubscribed,
    lines: [
      texts.unsubscribedText(user.email, name),
      ...(hasReaders ? [] : [texts.nobodyLeft]),
      ...(canSubscribeAgain ? [] : [texts.othersSubscribe]),
    ],
    action: canSubscribeAgain ? 'subscribe' : null,
  }
}

function sayAcknowledged(
  { name, organization, changedTs, acknowledged, user }: LinkedAlert,
  texts: LinkTexts,
): Said {
  const timeOf = (ts: number): string => timeText(ts, user.language, user.timezone)
  if (acknowledged === null) {
    const since = changedTs === null ? [] : [texts.stateSince(timeOf(changedTs))]
    return {
      title: texts.acknowledgeTitle(name),
      lines: [...since, texts.acknowledgeText(organization)],
      action: 'acknowledge',
      asksComment: true,
    }
  }
  const { at, by, comment } = acknowledged
  return {
    title: texts.acknowledged(name),
    lines: [texts.acknowledgedBy(by ?? '–', timeOf(at)), ...(comment === null ? [] : [comment])],
    action: null,
  }
}

const SAYS: Readonly<
  Record<LinkPurpose, (alert: LinkedAlert, texts: LinkTexts, now: number) => Said>
> = {
  mute: sayMuted,
  unsubscribe: saySubscribed,
  acknowledge: sayAcknowledged,
}

/** A page that says why a link can do nothing. */
export function problemPage(
  problem: LinkProblem,
  language: MailLanguage,
  publicUrl: string,
): PageAnswer {
  const texts = linkTexts(language)
  const { title, text } = texts.problems[problem]
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    <a class="button primary" href="${publicUrl}/">${texts.console}</a>`
  return writePage({ language, title, body }, publicUrl)
}
