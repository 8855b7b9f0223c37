/**
 * The command that sends a first reading with a key. It prompts for the key, as command lines are kept in
 * the shell history.
 *
 * @param server address of the server, such as `https://air.example.org`
 */
export function sendCommand(server: string): string {
  const body = JSON.stringify({ serial: 'test-1', readings: { pm25: 7.1 } })
  return [
    'read -rs AIRSHED_KEY',
    `curl -H "X-Airshed-Key: $AIRSHED_KEY" -H 'Content-Type: application/json' \\`,
    `  ${server}/ingest/json -d '${body}'`,
  ].join('\n')
}
