export * from './RenameDialog.tsx'
