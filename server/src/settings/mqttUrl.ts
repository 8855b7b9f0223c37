/** Where the MQTT broker is and who asks. */
export interface MqttPlace {
  host: string
  port: number
  /** TLS from the first byte. */
  isSecure: boolean
  /** undefined: the broker asks for no password. */
  credentials: { user: string; password: string } | undefined
  /** What may be shown of it: host and port. */
  where: string
}

/** The message for an invalid setting. */
export const MQTT_URL_SHAPE =
  'mqtts://USER:PASSWORD@host[:8883] or mqtt://[USER:PASSWORD@]host[:1883]'
const PORTS = { 'mqtt:': 1883, 'mqtts:': 8883 }

/**
 * Reads `MQTT_URL`. User and password are percent-encoded where they hold `@`, `:`, `/` or `%`.
 *
 * @returns undefined where it has another shape than {@link MQTT_URL_SHAPE}
 */
export function readMqttUrl(value: string): MqttPlace | undefined {
  if (!URL.canParse(value)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  if (protocol !== 'mqtt:' && protocol !== 'mqtts:') return undefined
  const hasMore = !['', '/'].includes(pathname) || search !== '' || hash !== ''
  if (hostname === '' || hasMore || (username === '') !== (password === '')) return undefined
  const chosen = port === '' ? PORTS[protocol] : Number(port)
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: chosen,
      isSecure: protocol === 'mqtts:',
      credentials:
        username === ''
          ? undefined
          : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
      where: `${hostname}:${chosen}`,
    }
  } catch {
    return undefined
  }
}
