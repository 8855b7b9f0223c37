import { ALERT_COMMENT_MAX } from '@airshed/schemas'
import { inOneLine } from '../../../base/settings/oneLine.ts'
import { LINK_ACTIONS, type LinkRequest } from './followLink.ts'
import type { AlertLink } from './linkToken.ts'

/** What mail programs post, as a form in either encoding: RFC 8058. */
export const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' }

/** What a posted form requests; null if the link does not allow it, or its comment is too long. */
export function linkRequest(body: unknown, { purpose }: AlertLink): LinkRequest | null {
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>
  if (purpose === 'unsubscribe' && fields[ONE_CLICK.name] === ONE_CLICK.value) {
    return { action: 'unsubscribe', comment: null }
  }
  const action = LINK_ACTIONS[purpose].find((one) => one === fields['do'])
  const written = fields['comment'] ?? ''
  if (action === undefined || typeof written !== 'string') return null
  const comment = inOneLine(written)
  if (comment.length > ALERT_COMMENT_MAX) return null
  return { action, comment: action === 'acknowledge' && comment !== '' ? comment : null }
}
