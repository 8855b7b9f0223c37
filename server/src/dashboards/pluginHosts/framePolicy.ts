/**
 * Features that a page could request from the user or the device; the frame of a plugin gets none of them.
 *
 * A browser reports an error in its console for each name it does not know, so a feature that browsers
 * have removed is left out where the rest of the policy already closes it: `attribution-reporting`
 * sends requests, which `connect-src` and `img-src` refuse, and `browsing-topics` is unavailable to pages of
 * an opaque origin.
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
 * Headers of the page in which an isolated plugin runs. Its origin is opaque, so its own files are allowed
 * by their address; it has no network access.
 *
 * @param origin where the page and its files come from
 * @param consoleOrigin the only origin that may frame it
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
    // No string becomes a document or a script: another document would have another global object, with
    // everything that was removed from this one.
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    `frame-ancestors ${consoleOrigin}`,
  ].join('; ')
  return {
    // In addition to the policy, for what it does not cover: WebRTC, and the look-up and connection that a
    // browser starts for a navigation before it refuses it.
    'connection-allowlist': '(response-origin)',
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
    // Browsers warn if only some pages of an origin request their own process.
    'origin-agent-cluster': '?0',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
  }
}
