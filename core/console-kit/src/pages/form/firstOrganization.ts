/**
 * The organization that a form starts with: the page's own if offered, otherwise the first one offered.
 *
 * @param choices the offered organizations, by their ids
 * @param slug first part of the path: an organization's id, or `all`
 */
export function firstOrganization(
  choices: readonly { value: string }[],
  slug: string,
): string | undefined {
  return (choices.find(({ value }) => value === slug) ?? choices[0])?.value
}
