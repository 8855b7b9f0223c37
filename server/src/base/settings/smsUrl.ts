/** The message for an invalid setting. */
export const SMS_URL_SHAPE =
  'the http or https address of a gateway, with {to} and {text} in its query or behind a #, or without either'

export const FORM = 'application/x-www-form-urlencoded'

/** How text messages are handed over to a gateway. */
export interface SmsGateway {
  /** Its host, which may be shown. */
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
 * Reads `SMS_URL`, which also defines the request: with `{to}` and `{text}` in the query, a GET request;
 * after a `#`, a form that is posted, as Twilio expects it; without them, JSON is posted. A user and a password
 * in it are sent as HTTP Basic.
 *
 * @returns undefined if it does not match {@link SMS_URL_SHAPE}
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

/** Braces are percent-encoded once an address has been parsed and serialized. */
const PLACES = /(?:\{|%7B)(?:to|text)(?:\}|%7D)/gi
const nameOf = (place: string): 'to' | 'text' => (/text/i.test(place) ? 'text' : 'to')
