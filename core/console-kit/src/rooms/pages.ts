// Common kinds of pages: lists, forms, records, and loading states.

// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="../css.d.ts" />
export { useClientTable, type KeptTable, type TableSort } from '@airshed/ui'
export { CopyButton, type CopyButtonProps } from '../pages/CopyButton.tsx'
export { UnavailableButton, type UnavailableButtonProps } from '../pages/UnavailableButton.tsx'
export { CopyBlock, type CopyBlockProps } from '../pages/parts/CopyBlock.tsx'
export { PageSection, type PageSectionProps } from '../pages/parts/PageSection.tsx'
export { PartTabs, type Part, type PartTabsProps } from '../pages/parts/PartTabs.tsx'
export { ProgressBar, type ProgressBarProps } from '../pages/parts/ProgressBar.tsx'
export { WorkProgress, type WorkProgressProps } from '../pages/parts/WorkProgress.tsx'
export { ShownOnce, type ShownOnceProps } from '../pages/parts/ShownOnce.tsx'
export { takeFocus } from '../pages/parts/takeFocus.ts'
export { sizeWords } from '../pages/files/sizeWords.ts'
export { useFileDrop } from '../pages/files/useFileDrop.ts'
export { firstOrganization } from '../pages/form/firstOrganization.ts'
export { useLockAlone } from '../hooks/useLockAlone.ts'
export { NoRights, type NoRightsProps } from '../pages/query/NoRights.tsx'
export { QueryView, type QueryResult, type QueryViewProps } from '../pages/query/QueryView.tsx'
export type { BulkAction, Confirmation, RowAction } from '../pages/list/actions/listAction.ts'
export { useConfirmed, type Doing } from '../pages/list/actions/useConfirmed.tsx'
export type { MoreTable } from '../pages/list/export/ExportMenu.tsx'
export type { CellContext, FileColumn, ListColumn } from '../pages/list/columns/listColumn.ts'
export { organizationColumn } from '../pages/list/columns/organizationColumn.ts'
export { timeColumn, type TimeColumnOptions } from '../pages/list/columns/timeColumn.tsx'
export type { ListGrouping } from '../pages/list/grid/listLines.ts'
export { SearchBox, type SearchBoxProps } from '../pages/list/toolbar/SearchBox.tsx'
export { ListPage, type ListGroup, type ListPageProps } from '../pages/list/ListPage.tsx'
export {
  rowsAtHand,
  type ListAnswer,
  type ListRows,
  type ListTotal,
} from '../pages/list/rows/listRows.ts'
export {
  useCallRows,
  type CallRowsOptions,
  type ListCall,
  type RowOf,
} from '../pages/list/rows/useCallRows.ts'
export {
  useListRows,
  type ListRequest,
  type ListRowsOptions,
} from '../pages/list/rows/useListRows.ts'
export type { ListSelection } from '../pages/list/selection/selection.ts'
export type { ListParams } from '../pages/list/state/listParams.ts'
export {
  useListState,
  type ListState,
  type ParamsLocation,
} from '../pages/list/state/useListState.ts'
export type { FilterOption, ListFilter } from '../pages/list/toolbar/FilterMenu.tsx'
export { Choice, type ChoiceProps } from '../pages/form/fields/Choice.tsx'
export { Field, type FieldControl, type FieldProps } from '../pages/form/fields/Field.tsx'
export { NumberField, type NumberFieldProps } from '../pages/form/fields/NumberField.tsx'
export { followingName, withName } from '../pages/form/followingName.ts'
export { FormActions, type FormActionsProps } from '../pages/form/FormActions.tsx'
export { FormDialog, type FormDialogProps } from '../pages/form/FormDialog.tsx'
export { RefusedCallout, type RefusedCalloutProps } from '../pages/form/RefusedCallout.tsx'
export { FormPart, type FormPartProps } from '../pages/form/FormPart.tsx'
export {
  FormPage,
  FormPageView,
  type FormPageProps,
  type FormPageViewProps,
} from '../pages/form/FormPage.tsx'
export { LeaveContext, useLeave, useLeaveUnasked } from '../pages/form/leave/leaveContext.ts'
export {
  createLeaveControl,
  type LeaveControl,
  type Leaving,
} from '../pages/form/leave/leaveControl.ts'
export { LeaveGuard, type LeaveGuardProps } from '../pages/form/leave/LeaveGuard.tsx'
export { focusProblem } from '@airshed/forms'
export { SaveState, type SaveStateProps } from '../pages/form/SaveState.tsx'
export {
  useFormSaving,
  type FormSaving,
  type FormSavingOptions,
  type SavedForm,
} from '../pages/form/useFormSaving.ts'
export { Breadcrumb, type BreadcrumbProps, type Crumb } from '../pages/record/Breadcrumb.tsx'
export { FactList, type Fact, type FactListProps } from '../pages/record/FactList.tsx'
export {
  RecordPage,
  type RecordPageProps,
  type RecordSwitcher,
} from '../pages/record/RecordPage.tsx'
export { pageTitle, usePageName } from '../pages/record/usePageName.ts'
export { RecordTabs, type RecordTab, type RecordTabsProps } from '../pages/record/RecordTabs.tsx'
export type { SwitcherOption } from '../pages/record/sortByStatus.ts'
export {
  dropHeldSerials,
  handedSerials,
  handSerialsOn,
  type HandedSerials,
} from '../claim/handedSerials.ts'
