/** Cells that are not readings in files of any kind. */
export const MISSING_CELLS: readonly string[] = ['', 'NA', 'NaN', 'nan', 'null', 'NULL']
