import { readZip } from './readZip.ts'

/** Sheets of a workbook by name: rows of cells as texts, where dates are their serial numbers. */
export async function readWorkbook(blob: Blob) {
  const files = await readZip(blob)
  const parse = (path: string): Document =>
    new DOMParser().parseFromString(files.get(path) ?? '', 'application/xml')
  const strings = [...parse('xl/sharedStrings.xml').querySelectorAll('si')].map(
    ({ textContent }) => textContent,
  )
  const names = [...parse('xl/workbook.xml').querySelectorAll('sheet')].map((sheet) =>
    sheet.getAttribute('name'),
  )
  const sheets = names.map((name, index) => {
    const xml = parse(`xl/worksheets/sheet${index + 1}.xml`)
    const rows = [...xml.querySelectorAll('row')].map((row) =>
      Object.fromEntries(
        [...row.querySelectorAll('c')].map((cell) => {
          const value = cell.querySelector('v')?.textContent ?? ''
          const column = (cell.getAttribute('r') ?? '').replace(/\d+/, '')
          return [column, cell.getAttribute('t') === 's' ? strings[Number(value)] : Number(value)]
        }),
      ),
    )
    return { name, rows, formulas: xml.querySelectorAll('f').length }
  })
  return { sheets, styles: files.get('xl/styles.xml') ?? '' }
}
