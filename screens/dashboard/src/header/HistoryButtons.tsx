import type { Journal } from '@airshed/console-kit'
import { Button, NamedIcon } from '@airshed/kit'
import { editWords, type ChangeWords } from '../edit/changeWords.ts'

export interface HistoryButtonsProps {
  journal: Journal
  reader: ChangeWords
  onUndo: () => void
  onRedo: () => void
}

/** Undo and redo, each telling what it would do. */
export function HistoryButtons({ journal, reader, onUndo, onRedo }: HistoryButtonsProps) {
  const { intl } = reader
  const last = journal.done.at(-1)
  const next = journal.undone.at(-1)
  const label = (id: string, entry: typeof last): string =>
    entry === undefined
      ? intl.formatMessage({ id })
      : intl.formatMessage({ id: `${id}.what` }, { what: editWords(entry.changes, reader) })
  const [undo, redo] = [label('undo', last), label('redo', next)]
  return (
    <span className="dashboard-history">
      <Button
        variant="minimal"
        icon={<NamedIcon name="undo" />}
        aria-label={undo}
        title={undo}
        disabled={last === undefined}
        onClick={onUndo}
      />
      <Button
        variant="minimal"
        icon={<NamedIcon name="redo" />}
        aria-label={redo}
        title={redo}
        disabled={next === undefined}
        onClick={onRedo}
      />
    </span>
  )
}
