export { RenameDialog, type RenameDialogProps } from './RenameDialog.tsx'
