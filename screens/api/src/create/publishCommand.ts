/** What an author types in the folder of a plugin to publish it here. */
export function publishCommand(server: string, organizationId: string, token: string): string {
  return `airshed-plugin publish ${server} --organization ${organizationId} --token ${token}`
}
