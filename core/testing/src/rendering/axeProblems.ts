import { untilStill } from '@airshed/ui/testing'
import axe from 'axe-core'

const SERIOUS = new Set(['serious', 'critical'])

/** The serious and critical violations that axe reports for a part of the page, after animations have ended. */
export async function axeProblems(root: Element): Promise<string[]> {
  await untilStill()
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .map(({ id, help, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))
      const [reason] = nodes.flatMap(({ any }) => any.map(({ message }) => message))
      const because = reason === undefined ? '' : ` (${reason})`
      return `axe ${id}: ${help}, at ${places.join(' and ')}${because}`
    })
}
