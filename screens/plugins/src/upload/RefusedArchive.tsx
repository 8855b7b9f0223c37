import { sizeText, errorText } from '@airshed/console-kit'
import { type PluginIntl } from '@airshed/kit'
import { ARCHIVE_MAX_BYTES, type UploadProblem } from './uploadProblem.ts'

/** Maximum number of reasons listed. */
const LISTED_MAX = 50

export interface RefusedArchiveProps {
  problem: UploadProblem
  /** What was refused: a file, or a plugin with its version. */
  name: string
  intl: PluginIntl
}

/** Why an archive was not stored: for each place what was expected and what was found. */
export function RefusedArchive({ problem, name, intl }: RefusedArchiveProps) {
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  const words = () => {
    switch (problem.kind) {
      case 'too-large':
        return text('upload.tooLarge', {
          size: sizeText(problem.bytes, intl),
          most: sizeText(ARCHIVE_MAX_BYTES, intl),
        })
      case 'refused':
        return errorText(problem.error, intl)
      default:
        return text(`upload.${problem.kind}`)
    }
  }
  const issues = problem.kind === 'refused' ? problem.issues : []
  return (
    <div className="plugins-refused" role="alert">
      <strong>{text('upload.notStored', { file: name })}</strong>
      {issues.length === 0 ? (
        <p>{words()}</p>
      ) : (
        <ul>
          {issues.slice(0, LISTED_MAX).map(({ path, expected, got }) => (
            <li key={`${path} ${expected} ${got}`}>
              <code>{path}</code> {got === '' ? expected : text('upload.issue', { expected, got })}
            </li>
          ))}
        </ul>
      )}
      {issues.length > LISTED_MAX ? (
        <p>{text('upload.more', { count: issues.length - LISTED_MAX })}</p>
      ) : null}
      {issues.length > 0 ? <p className="plugins-muted">{text('upload.cure')}</p> : null}
    </div>
  )
}
