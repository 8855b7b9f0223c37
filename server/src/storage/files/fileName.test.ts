import { expect, it } from 'vitest'
import { fileName } from './fileName.ts'

it.each([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\Windows\\evil.exe', 'evil.exe'],
  ['..', 'file'],
  ['', 'file'],
  ['reports/', 'file'],
  ['a\r\nSet-Cookie: b=c', 'aSet-Cookie: b=c'],
  ['a\u0000.png', 'a.png'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['Informe de calidad del aire, año 2026.pdf', 'Informe de calidad del aire, año 2026.pdf'],
  ['x'.repeat(5000), 'x'.repeat(200)],
  ['🌬'.repeat(300), '🌬'.repeat(200)],
])('renames a file that comes as %j to %j', (given, kept) => {
  expect(fileName(given)).toBe(kept)
})
