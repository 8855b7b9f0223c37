/**
 * What a page could ask a person or a machine for; the frame of a plugin is given none of it.
 *
 * A browser reports an error in its console for each name it does not know, so a feature that browsers
 * have removed is left out where the rest of the policy already closes it: `attribution-reporting`
 * sends requests, which `connect-src` and `img-src` refuse, and `browsing-topics` answers no page of an
 * opaque origin.
 */
const FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * Headers of the page in which an isolated plugin runs. It has an origin that equals no other, so its
 * own files are named by where they lie; there is no way to a network.
 *
 * @param origin where the page and its files come from
 * @param consoleOrigin the one page that may hold it
 * @param scriptHashes sources of its inline import map
 */
export function frameHeaders(
  origin: string,
  consoleOrigin: string,
  scriptHashes: readonly string[],
): Readonly<Record<string, string>> {
  const files = `${origin}/assets/ ${origin}/plugins/`
  const policy = [
    'sandbox allow-scripts allow-forms',
    `default-src 'none'`,
    `script-src ${[files, ...scriptHashes].join(' ')}`,
    `style-src ${files} 'unsafe-inline'`,
    `img-src ${files} data: blob:`,
    `font-src ${files}`,
    `connect-src 'none'`,
    `worker-src 'none'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    // No text becomes a document or a script: another document would be another global object, with
    // everything that was taken out of this one.
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    `frame-ancestors ${consoleOrigin}`,
  ].join('; ')
  return {
    // Beneath the policy, for what it does not govern: WebRTC, and the look-up and connection that a
    // browser begins for a navigation before it refuses it.
    'connection-allowlist': '(response-origin)',
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
    // Browsers warn if only one of several pages of an origin asks for its own process.
    'origin-agent-cluster': '?0',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
  }
}
