/**
 * The organization that a form starts with: the page's own, or else the first one on offer.
 *
 * @param choices organizations on offer, by their ids
 * @param slug first part of the path: an organization's id, or `all`
 */
export function firstOrganization(
  choices: readonly { value: string }[],
  slug: string,
): string | undefined {
  return (choices.find(({ value }) => value === slug) ?? choices[0])?.value
}
