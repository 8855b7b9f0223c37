/** A number with its decimal sign as a point; points before a decimal comma are of thousands. */
export function withPoint(cell: string, decimal: '.' | ','): string {
  if (decimal === '.') return cell
  const text = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(cell) ? cell.replaceAll('.', '') : cell
  return text.includes('.') ? '?' : text.replace(',', '.')
}
