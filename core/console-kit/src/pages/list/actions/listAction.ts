import type { ReactElement } from 'react'
import type { ListSelection } from '../selection/selection.ts'

/** The confirmation of an action that cannot be undone. */
export interface Confirmation {
  title: string
  /** The consequences. */
  text: string
  /** The verb on the button. */
  confirmLabel: string
  /** Label of the cancel button, default "Cancel". */
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
  /** Confirmation to show first; default none. */
  confirm?: Confirmation
  /** Why it is not possible now; it is shown disabled, with the reason below its label. */
  disabledReason?: string
  /** A rejection is shown to the user: reject only with errors that were not shown yet. */
  run: () => unknown
}

/** An action on all selected rows. */
export interface BulkAction<Row> extends Action {
  /** Whether a row permits it; default all do. Rows that were never loaded are left to the server. */
  allows?: (row: Row) => boolean
  /** Why a row does not permit it, in a few words without a stop; default: only which rows it are. */
  refusal?: (row: Row) => string
  /** Its state when a selected row does not permit it, default `disable`. */
  whenRefused?: 'hide' | 'disable'
  /**
   * Why it is not possible for this selection; it is shown disabled. Default: it is.
   *
   * @param count of the selected rows; null: not known
   */
  disabledReason?: (count: number | { atLeast: number } | null) => string | undefined
  confirm?: (selection: ListSelection, count: number | { atLeast: number } | null) => Confirmation
  /**
   * When it is done, the selection is cleared; a rejection is shown to the user and keeps it:
   * reject only with errors that were not shown yet.
   *
   * @param rows the loaded rows of the selection
   * @param areAll whether no selected row is left to load
   */
  run: (selection: ListSelection, rows: readonly Row[], areAll: boolean) => unknown
}
