import type { BulkAction, ListSelection, NodeChangeOrder } from '@airshed/console-kit'
import { NamedIcon, type Node } from '@airshed/kit'
import type { AskedThing, AskQuestion } from './askQuestion.ts'

export interface AskActionsOptions {
  text: (id: string) => string
  ask: (question: AskQuestion) => void
  /** The selection of the list, in the form used by orders. */
  selected: (selection: ListSelection) => NodeChangeOrder['devices']
}

const ICONS: Readonly<Record<AskedThing, string>> = { configure: 'cog', command: 'key-command' }

/** Actions that ask all selected devices for settings, or give them a command. */
export function askActions({ text, ask, selected }: AskActionsOptions): BulkAction<Node>[] {
  const action = (change: AskedThing): BulkAction<Node> => ({
    id: change,
    label: text(`ask.${change}`),
    icon: <NamedIcon name={ICONS[change]} />,
    // Devices of types that do not know what they are asked are refused one by one.
    allows: ({ actions }) => actions.includes('configure'),
    // The selection is kept until the question is answered.
    run: (selection, rows) =>
      new Promise<void>((done) =>
        ask({
          change,
          devices: selected(selection),
          count: selection.all ? null : selection.keys.size,
          loaded: rows,
          done,
        }),
      ),
  })
  return [action('configure'), action('command')]
}
