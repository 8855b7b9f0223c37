import type { TableColumn } from './valueTable.ts'

export const numberColumn = (header: string): TableColumn => ({ header, kind: 'number' })

export const textColumn = (header: string): TableColumn => ({ header, kind: 'text' })
