import type { AnyScreenPage, PanesDefinition, PaneTree } from '@airshed/contract'
import type { ConformanceCase } from '../conformance/cases.ts'

const idsIn = (tree: PaneTree): readonly string[] =>
  typeof tree === 'string' ? [tree] : tree.panes.flatMap(idsIn)

/** All problems of the panes of a screen. */
export function panesProblems({ titles, arrangement }: PanesDefinition): string[] {
  const ids = idsIn(arrangement)
  const known = Object.keys(titles)
  return [
    ...ids
      .filter((id) => !known.includes(id))
      .map((id) => `panes.arrangement: expected panes with titles, got ${id}`),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `panes.arrangement: expected each pane once, got ${id} again`),
    ...known
      .filter((id) => titles[id]?.es === undefined)
      .map((id) => `panes.titles.${id}: expected a title in Spanish too, got none`),
  ]
}

/** The case for the panes of a page, if it has any. */
export function panesCase({ panes }: AnyScreenPage): readonly ConformanceCase[] {
  if (panes === undefined) return []
  return [
    {
      name: 'has each of its panes once, with a title',
      problems: () => panesProblems(panes),
    },
  ]
}
