import { countText, findingsLines } from '../findings/findingsText.ts'
import { sizeText } from '../findings/sizeText.ts'
import type { StyleWord } from '../findings/styleText.ts'
import type { Figures, Validation } from './validateProject.ts'

/** Measurements in one line: "plugin.js 12.3 kB (4.1 kB gzip) · schema compiled in 3.2 ms". */
export function figuresText(figures: Figures): string {
  const { codeBytes, codeGzipBytes, archiveBytes, schemaCompileMs, drawnCases } = figures
  return [
    codeBytes !== undefined &&
      codeGzipBytes !== undefined &&
      `plugin.js ${sizeText(codeBytes)} (${sizeText(codeGzipBytes)} gzip)`,
    archiveBytes !== undefined && `archive ${sizeText(archiveBytes)}`,
    schemaCompileMs !== undefined && `schema compiled in ${schemaCompileMs.toFixed(1)} ms`,
    drawnCases !== undefined && `${drawnCases} cases in Chromium`,
  ]
    .filter((part) => part !== false)
    .join(' · ')
}

/** A human-readable validation: findings by place, figures, and the final count. */
export function validationLines(validation: Validation, style: StyleWord): string[] {
  const { id, version, kind, findings, figures } = validation
  const hasErrors = findings.some(({ level }) => level === 'error')
  const color = hasErrors ? 'red' : findings.length > 0 ? 'yellow' : 'green'
  return [
    `${style('bold', `${id} ${version}`)}, ${kind}`,
    '',
    ...findingsLines(findings, style),
    style('dim', figuresText(figures)),
    style(color, countText(findings)),
  ]
}
