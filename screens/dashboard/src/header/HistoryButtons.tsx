import { MenuItem, type Journal } from '@airshed/console-kit'
import { Button, NamedIcon } from '@airshed/kit'
import { editText, type ChangeText } from '../edit/changeText.ts'

export interface HistoryButtonsProps {
  journal: Journal
  reader: ChangeText
  onUndo: () => void
  onRedo: () => void
}

function historyOf({ journal, reader }: HistoryButtonsProps) {
  const { intl } = reader
  const last = journal.done.at(-1)
  const next = journal.undone.at(-1)
  const label = (id: string, entry: typeof last): string =>
    entry === undefined
      ? intl.formatMessage({ id })
      : intl.formatMessage({ id: `${id}.what` }, { what: editText(entry.changes, reader) })
  return {
    undo: { words: label('undo', last), canRun: last !== undefined },
    redo: { words: label('redo', next), canRun: next !== undefined },
  }
}

/** Undo and redo in the menu of the page: on a phone the header has no space for their buttons. */
export function HistoryItems(props: HistoryButtonsProps) {
  const { undo, redo } = historyOf(props)
  return (
    <>
      {undo.canRun ? (
        <MenuItem className="dashboard-history-item" text={undo.words} onClick={props.onUndo} />
      ) : null}
      {redo.canRun ? (
        <MenuItem className="dashboard-history-item" text={redo.words} onClick={props.onRedo} />
      ) : null}
    </>
  )
}

/** Undo and redo, each described by what it would do. */
export function HistoryButtons(props: HistoryButtonsProps) {
  const { undo, redo } = historyOf(props)
  return (
    <span className="dashboard-history">
      <Button
        variant="minimal"
        icon={<NamedIcon name="undo" />}
        aria-label={undo.words}
        title={undo.words}
        disabled={!undo.canRun}
        onClick={props.onUndo}
      />
      <Button
        variant="minimal"
        icon={<NamedIcon name="redo" />}
        aria-label={redo.words}
        title={redo.words}
        disabled={!redo.canRun}
        onClick={props.onRedo}
      />
    </span>
  )
}
