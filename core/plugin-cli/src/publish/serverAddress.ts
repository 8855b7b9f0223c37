import { CliError } from '../cli/cliError.ts'

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Address of the API of a server, such as `https://air.example.org/v2/`, from the author's input.
 *
 * @throws CliError with exit code 2 for an invalid address, or one that would send the token
 *   unencrypted
 */
export function apiAddress(server: string | undefined): URL {
  const refused = (expected: string, cure: string) =>
    new CliError({ place: '<server>', expected, got: server ?? 'nothing', cure }, 2)
  const url = URL.parse(server ?? '')
  if (url === null || !/^https?:$/.test(url.protocol)) {
    const cure = 'Call it as: airshed-plugin publish https://air.example.org'
    throw refused('the address of a server', cure)
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    throw refused(
      'an address with https',
      'A token that is sent in the clear can be read on its way',
    )
  }
  if (url.username !== '' || url.password !== '') {
    throw new CliError(
      {
        place: '<server>',
        expected: 'an address without a name or a password',
        got: `one for ${url.host} with them`,
        cure: 'Give the token by AIRSHED_TOKEN or --token-file',
      },
      2,
    )
  }
  return new URL(`${url.pathname.replace(/\/+$/, '').replace(/\/v2$/, '')}/v2/`, url)
}
