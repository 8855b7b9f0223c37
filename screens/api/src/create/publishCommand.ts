/**
 * The command an author runs in the folder of a plugin to publish it here. It prompts for the token, as
 * command lines are kept in the shell history and visible to everybody on the machine.
 */
export function publishCommand(server: string, organizationId: string): string {
  return [
    'read -rs AIRSHED_TOKEN && export AIRSHED_TOKEN',
    `npx airshed-plugin publish ${server} --organization ${organizationId}`,
  ].join('\n')
}
