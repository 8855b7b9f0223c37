/** What `SMS_URL` is. */
export const SMS_URL_SHAPE =
  'the http or https address of a gateway, with {to} and {text} in its query or behind a #, or without both'

export const FORM = 'application/x-www-form-urlencoded'

/** How a text message is handed to a gateway. */
export interface SmsGateway {
  /** What may be shown of it: its host. */
  where: string
  /** The request for one message. */
  requestOf(message: { to: string; text: string; id: string }): SmsRequest
}

export interface SmsRequest {
  method: 'GET' | 'POST'
  url: string
  /** undefined: none. */
  body?: string
  contentType?: string
}

/**
 * Reads `SMS_URL`, which names the shape of the request too: with `{to}` and `{text}` in the query the
 * gateway is asked by GET; behind a `#` they are a form that is posted, as Twilio takes it; without them
 * JSON is posted. A user and a password in it are sent as HTTP Basic.
 *
 * @returns undefined where it has another shape than {@link SMS_URL_SHAPE}
 */
export function readSmsUrl(setting: string): SmsGateway | undefined {
  if (/\s/.test(setting) || !URL.canParse(setting)) return undefined
  const [address = '', form] = setting.split('#')
  const { protocol, host, search } = new URL(setting)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const template = form ?? search
  const places = new Set([...template.matchAll(PLACES)].map(([place]) => nameOf(place)))
  if (places.size === 1 || (form !== undefined && places.size === 0)) return undefined
  const where = host
  if (places.size === 0) {
    return {
      where,
      requestOf: ({ to, text, id }) => ({
        method: 'POST',
        url: address,
        body: JSON.stringify({ id, to, text }),
        contentType: 'application/json',
      }),
    }
  }
  if (form === undefined) {
    return { where, requestOf: (message) => ({ method: 'GET', url: filled(address, message) }) }
  }
  return {
    where,
    requestOf: (message) => ({
      method: 'POST',
      url: address,
      body: filled(form, message),
      contentType: FORM,
    }),
  }
}

const filled = (template: string, { to, text }: { to: string; text: string }): string =>
  template.replace(PLACES, (place) => encodeURIComponent(nameOf(place) === 'to' ? to : text))

/** Braces come percent-encoded where an address was read and written again. */
const PLACES = /(?:\{|%7B)(?:to|text)(?:\}|%7D)/gi
const nameOf = (place: string): 'to' | 'text' => (/text/i.test(place) ? 'text' : 'to')
