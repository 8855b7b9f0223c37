/**
 * What an author types in the folder of a plugin to publish it here. The token is asked for, as a
 * command line is kept in the history of the shell and shown to everybody on the machine.
 */
export function publishCommand(server: string, organizationId: string): string {
  return [
    'read -rs AIRSHED_TOKEN && export AIRSHED_TOKEN',
    `npx airshed-plugin publish ${server} --organization ${organizationId}`,
  ].join('\n')
}
