import type { ReactElement } from 'react'
import type { ListSelection } from '../selection/selection.ts'

/** What is asked before something that cannot be undone. */
export interface Confirmation {
  title: string
  /** What will happen. */
  text: string
  /** The verb on the button. */
  confirmLabel: string
  /** What the safe button says, default "Cancel". */
  cancelLabel?: string
  /** Default danger. */
  intent?: 'danger' | 'primary'
}

interface Action {
  id: string
  /** A verb, such as "Delete". */
  label: string
  icon?: ReactElement
  intent?: 'danger'
}

/** An entry in the menu of a row. */
export interface RowAction extends Action {
  /** Asked first; default nothing. */
  confirm?: Confirmation
  /** Why it is not possible now; it stands there disabled. */
  disabledReason?: string
  /** A rejection is shown to the reader: reject only with what was not shown already. */
  run: () => unknown
}

/** Something that is done with all selected rows. */
export interface BulkAction<Row> extends Action {
  /** Whether a row permits it; default all do. Rows that were never loaded are left to the server. */
  allows?: (row: Row) => boolean
  /** What becomes of it when a selected row does not permit it, default `disable`. */
  whenRefused?: 'hide' | 'disable'
  confirm?: (selection: ListSelection, count: number | { atLeast: number } | null) => Confirmation
  /**
   * Once it is done the selection is empty; a rejection is shown to the reader and leaves it:
   * reject only with what was not shown already.
   *
   * @param rows those of the selection that are loaded
   */
  run: (selection: ListSelection, rows: readonly Row[]) => unknown
}
